import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/types';
import { merchant_documents } from './table';

/** Returns the documents of a merchant by type, newest first. */
export const findMerchantDocuments = (db: Db, merchantId: string) =>
  db
    .select()
    .from(merchant_documents)
    .where(eq(merchant_documents.merchant_id, merchantId))
    .orderBy(merchant_documents.type_code, desc(merchant_documents.uploaded_at));
