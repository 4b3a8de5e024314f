import { and, inArray } from 'drizzle-orm';
import type { BodyOf } from '../../../contract/core/endpoint';
import { labelsOf } from '../../../contract/core/labels';
import type { registrationApi } from '../../../contract/registration/registrationApi';
import { registrationInput } from '../../../contract/registration/registrationInput';
import type { Actor } from '../../core/Actor';
import { HttpError } from '../../core/HttpError';
import { boundTo } from '../../core/regionScope';
import type { Services } from '../../http/Services';
import { decide } from './decide';
import { registrations } from './table';

/** Approves several registrations, each in its own transaction, so that a failure does not affect others. @returns the results, in order */
export async function approveMany(
  services: Services,
  { items }: BodyOf<typeof registrationApi.approveMany>,
  actor: Actor,
) {
  const regions = boundTo(actor);
  const rows = await services.db
    .select({ id: registrations.id, number: registrations.number, name: registrations.name })
    .from(registrations)
    .where(
      and(
        inArray(
          registrations.id,
          items.map(({ id }) => id),
        ),
        regions && inArray(registrations.region_code, regions as never),
      ),
    );
  const list = [];
  for (const { id, version } of items) {
    const { number = null, name = null } = rows.find(row => row.id === id.toLowerCase()) ?? {};
    list.push({ id, number, name, ...(await approve(services, id, version, actor)) });
  }
  const approved = list.filter(({ code }) => code === 200).length;
  return { list, approved, failed: list.length - approved };
}

async function approve(services: Services, id: string, version: number, actor: Actor) {
  try {
    const merchant = await decide(services, id, { decision: 'approve', version }, actor);
    return { code: 200, message: `Disetujui dan kini menjadi merchant ${merchant}.` };
  } catch (error) {
    // unexpected errors abort the request and are logged
    if (!(error instanceof HttpError)) throw error;
    return { code: error.code, message: error.message };
  }
}

export const labels: Record<string, string> = labelsOf(registrationInput);
