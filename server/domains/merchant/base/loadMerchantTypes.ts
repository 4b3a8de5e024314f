import { sql } from 'drizzle-orm';
import { MERCHANT_TYPE_CODES, MERCHANT_TYPES } from '../../../../contract/merchant/merchant';
import { bulkInsert } from '../../../db/bulkInsert';
import type { Tx } from '../../../db/types';
import { stableId } from '../../../store/stableId';
import { merchant_types } from '../table';
import { merchantTypes } from './merchantTypes';

const rows = MERCHANT_TYPE_CODES.map((code, index) => ({
  code,
  label: MERCHANT_TYPES[code],
  ...merchantTypes[code],
  category_codes: [...merchantTypes[code].category_codes],
  required_document_codes: [...merchantTypes[code].required_document_codes],
  position: index + 1,
}));

/** Changes with the definitions in the code, upon which the types are reloaded. */
export const merchantTypesVersion = stableId('merchant types', JSON.stringify(rows));

/** Loads the merchant types; the definitions in the code overwrite those in the database. */
export const loadMerchantTypes = (tx: Tx): Promise<void> =>
  bulkInsert(
    tx,
    merchant_types,
    rows,
    sql`on conflict (code) do update set label = excluded.label, description = excluded.description,
      category_codes = excluded.category_codes, required_document_codes = excluded.required_document_codes,
      requires_field_verification = excluded.requires_field_verification, open_time = excluded.open_time,
      close_time = excluded.close_time, position = excluded.position`,
  );
