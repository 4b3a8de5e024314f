import { eq } from 'drizzle-orm';
import { isUuid } from '../../../contract/core/isUuid';
import type { Settlement } from '../../../contract/transaction/settlement';
import { transactionErrors } from '../../../contract/transaction/transactionErrors';
import { notFound } from '../../core/HttpError';
import { type Bound, reaches } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { settlementColumns } from './settlementList';
import { settlements } from './table';

/** @throws HttpError 404 if there is no such settlement, or it is outside the actor's regions */
export async function findSettlement(db: Db, id: string, actor: Bound): Promise<Settlement> {
  const [row] = isUuid(id)
    ? await db
        .select({ ...settlementColumns, region_code: settlements.region_code })
        .from(settlements)
        .where(eq(settlements.id, id))
    : [];
  if (!row || !reaches(actor, row.region_code)) throw notFound(transactionErrors.settlementNotFound());
  const { region_code: _, ...settlement } = row;
  return settlement;
}
