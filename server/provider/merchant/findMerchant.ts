import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Merchant } from '../../../contract/merchant/merchantRecord';
import type { Actor } from '../../core/Actor';
import { notFound } from '../../core/HttpError';
import { boundTo, reaches } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { isUuid } from '../../store/isUuid';
import { merchant_products } from '../merchantProduct/table';
import { merchant_documents } from '../registration/table';
import { merchantColumns } from './merchantColumns';
import { matching } from './merchantFilters';
import { merchant_types, merchants, owners } from './table';

const MOST_SIBLINGS = 50;

const counted = (condition: ReturnType<typeof sql>) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

/**
 * A merchant whole, in four statements.
 *
 * @throws HttpError 404 where there is none, or in another region than the reader's
 */
export async function readMerchant(db: Db, id: string, actor: Actor): Promise<Merchant> {
  const gone = () => notFound('Merchant ini tidak ditemukan.');
  if (!isUuid(id)) throw gone();
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
  if (!row || !reaches(actor, row.region_code)) throw gone();

  const { number, name, type_code, status, regency, province } = merchantColumns;
  const [siblings, documents, [stock]] = await Promise.all([
    db
      .select({ id: merchants.id, number, name, type_code, status, regency, province })
      .from(merchants)
      .where(and(eq(merchants.owner_id, row.owner_id), ne(merchants.id, id), matching({ regions: boundTo(actor) })))
      .orderBy(desc(merchants.joined_at))
      .limit(MOST_SIBLINGS),
    db
      .select()
      .from(merchant_documents)
      .where(eq(merchant_documents.merchant_id, id))
      .orderBy(merchant_documents.type_code, desc(merchant_documents.uploaded_at)),
    db
      .select({
        available: counted(sql`${merchant_products.stock} > ${merchant_products.low_stock}`),
        low: counted(
          sql`${merchant_products.stock} > 0 and ${merchant_products.stock} <= ${merchant_products.low_stock}`,
        ),
        empty: counted(sql`${merchant_products.stock} <= 0`),
      })
      .from(merchant_products)
      .where(and(eq(merchant_products.merchant_id, id), merchant_products.is_active)),
  ]);
  return {
    ...row,
    opening_hours: [...row.opening_hours],
    owner: { ...row.owner, merchants: siblings },
    documents,
    stock: stock!,
  };
}
