import type { RaRecord } from 'ra-core';
import type { MerchantRow } from '../../../contract/merchant/merchantRecord';

/** Options of a merchant choice, with the number: several merchants share a name, and money goes to one of them. */
export const merchantReference = {
  reference: 'merchant',
  sort: { field: 'name', order: 'ASC' },
  optionText: (record: RaRecord) => {
    const { name, number } = record as MerchantRow;
    return `${name} · ${number}`;
  },
} as const;
