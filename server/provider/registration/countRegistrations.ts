import { sql } from 'drizzle-orm';
import type { QueryOf, ResponseOf } from '../../../contract/core/endpoint';
import type { registrationApi } from '../../../contract/registration/registrationApi';
import type { Actor } from '../../core/Actor';
import { boundTo } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { matching } from '../../store/matching';
import { toHttpError } from '../../store/toHttpError';
import { registrationFilters } from './registrationList';
import { registrations } from './table';

/** Counts the registrations that the actor may see, by status, in one statement. Statuses without any are omitted. */
export async function countRegistrations(
  db: Db,
  query: QueryOf<typeof registrationApi.counts>,
  actor: Actor,
): Promise<ResponseOf<typeof registrationApi.counts>> {
  try {
    const list = await db
      .select({ status: registrations.status, registrations: sql<number>`count(*)`.mapWith(Number) })
      .from(registrations)
      .where(matching(registrationFilters, { ...query, region: boundTo(actor) }))
      .groupBy(registrations.status)
      .orderBy(registrations.status);
    return { list };
  } catch (error) {
    throw toHttpError(error) ?? error;
  }
}
