import { and, desc, eq, ne } from 'drizzle-orm';
import { isUuid } from '../../../contract/core/isUuid';
import { merchantErrors } from '../../../contract/merchant/merchantErrors';
import type { Merchant } from '../../../contract/merchant/merchantRecord';
import type { Actor } from '../../core/Actor';
import { notFound } from '../../core/HttpError';
import { boundTo, reaches } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { matching, merchantColumns } from './store';
import { merchant_types, merchants, owners } from './table';

const MAX_SIBLINGS = 50;

/** Loaders of the parts of a merchant's detail that belong to other domains. Those depend on this one, so they are passed in. */
export interface MerchantParts {
  documents: (db: Db, merchantId: string) => Promise<Merchant['documents']>;
  stock: (db: Db, merchantId: string) => Promise<Merchant['stock']>;
}

/**
 * Returns the full record of a merchant, in four statements.
 *
 * @throws HttpError 404 if there is none, or it is outside the actor's regions
 */
export async function findMerchant(db: Db, id: string, parts: MerchantParts, actor: Actor): Promise<Merchant> {
  const row = isUuid(id) ? await findRow(db, id) : undefined;
  if (!row || !reaches(actor, row.region_code)) throw notFound(merchantErrors.notFound());
  const [siblings, documents, stock] = await Promise.all([
    findSiblings(db, row, actor),
    parts.documents(db, id),
    parts.stock(db, id),
  ]);
  return {
    ...row,
    opening_hours: [...row.opening_hours],
    owner: { ...row.owner, merchants: siblings },
    documents,
    stock,
  };
}

async function findRow(db: Db, id: string) {
  const [row] = await db
    .select({
      ...merchantColumns,
      photo_url: merchants.photo_url,
      village_code: merchants.village_code,
      district_code: merchants.district_code,
      regency_code: merchants.regency_code,
      province_code: merchants.province_code,
      opening_hours: merchants.opening_hours,
      bank_name: merchants.bank_name,
      bank_account: merchants.bank_account,
      bank_account_name: merchants.bank_account_name,
      status_since: merchants.status_since,
      status_reason: merchants.status_reason,
      required_document_codes: merchant_types.required_document_codes,
      version: merchants.version,
      created_at: merchants.created_at,
      owner: { id: owners.id, name: owners.name, phone: owners.phone, email: owners.email },
    })
    .from(merchants)
    .innerJoin(owners, eq(owners.id, merchants.owner_id))
    .innerJoin(merchant_types, eq(merchant_types.code, merchants.type_code))
    .where(eq(merchants.id, id));
  return row;
}

/** Finds the owner's other merchants that the actor may see. */
function findSiblings(db: Db, { id, owner_id }: { id: string; owner_id: string }, actor: Actor) {
  const { number, name, type_code, status, regency, province } = merchantColumns;
  return db
    .select({ id: merchants.id, number, name, type_code, status, regency, province })
    .from(merchants)
    .where(and(eq(merchants.owner_id, owner_id), ne(merchants.id, id), matching({ regions: boundTo(actor) })))
    .orderBy(desc(merchants.joined_at))
    .limit(MAX_SIBLINGS);
}
