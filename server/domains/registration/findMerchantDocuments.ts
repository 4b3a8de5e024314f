import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/types';
import { safelyNamed } from './documentFiles';
import { merchant_documents } from './table';

/** Returns the documents of a merchant by type, newest first. */
export const findMerchantDocuments = async (db: Db, merchantId: string) =>
  safelyNamed(
    await db
      .select()
      .from(merchant_documents)
      .where(eq(merchant_documents.merchant_id, merchantId))
      .orderBy(merchant_documents.type_code, desc(merchant_documents.uploaded_at)),
  );
