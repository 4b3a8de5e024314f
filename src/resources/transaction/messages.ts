import { labelsOf } from '../../../contract/core/labels';
import { sales, salesQuery } from '../../../contract/transaction/sales';
import { SALES_STEP_LABELS } from '../../../contract/transaction/salesPeriod';

export const id = {
  name: 'Transaksi Merchant',
  noun: 'pesanan',
  fields: { ...labelsOf(salesQuery), ...labelsOf(sales.shape.totals) },
  choices: { step: SALES_STEP_LABELS },
};
