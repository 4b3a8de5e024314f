import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/types';
import { merchant_documents } from './table';

/** The documents of a merchant, by type, the newest first. */
export const findMerchantDocuments = (db: Db, merchantId: string) =>
  db
    .select()
    .from(merchant_documents)
    .where(eq(merchant_documents.merchant_id, merchantId))
    .orderBy(merchant_documents.type_code, desc(merchant_documents.uploaded_at));
