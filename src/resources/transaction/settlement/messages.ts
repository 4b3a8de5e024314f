import { labelsOf } from '../../../../contract/core/labels';
import { settlementApi, settlementInput } from '../../../../contract/transaction/settlement';

export const id = {
  name: 'Pencairan',
  audit: { settlement: {} },
  search: 'No. pencairan',
  fields: {
    ...labelsOf(settlementApi.list.query),
    ...labelsOf(settlementApi.one.response),
    ...labelsOf(settlementInput),
    merchant_id: 'Merchant',
    number: 'No. pencairan',
    net_amount: 'Dicairkan, Rp',
  },
};
