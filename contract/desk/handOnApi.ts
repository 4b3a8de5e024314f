import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { version } from '../core/fields';
import { order } from '../order/orderRecord';
import { STAFF_STEPS } from '../order/staffSteps';
import { deskMerchant } from './deskMerchant';
import { handOnInput } from './handOnInput';

const { right: access } = STAFF_STEPS.reassign;

/**
 * Reassigns an order that its merchant did not accept to another merchant. The customer keeps the prices and shipping cost: a merchant
 * that charges more for any item is refused, as is one that is closed, too far away or short of stock.
 */
export const handOnApi = {
  merchants: endpoint('GET /api/console/order/{id}/merchants', {
    access,
    summary: 'List merchants that could take over an order, nearest first',
    response: z.object({ list: z.array(deskMerchant) }),
  }),
  reassign: endpoint('PUT /api/console/order/{id}/reassign', {
    access,
    summary:
      'Reassign an order to another merchant: the goods are taken from its stock and returned to the previous merchant’s',
    body: handOnInput.extend({ version }),
    response: order,
    done: 'Pesanan dialihkan.',
  }),
};
