import { orderApi, orderRecord } from '../../../contract/order/orderApi';
import type { StaffStep } from '../../../contract/order/staffSteps';
import { crudDomain } from '../../domain/crudDomain';
import type { HandlerInput } from '../../http/routes';
import { orderNews } from './demo/orderNews';
import { seedOrders } from './demo/seedOrders';
import { endOverdueOrders, type OrderEnds } from './endOverdueOrders';
import { findOrder } from './findOrder';
import { countOrders, orderStore } from './orderStore';
import { orders } from './table';
import { takeStaffStep } from './takeStaffStep';

type StepInput = Pick<HandlerInput<(typeof orderApi)['resend']>, 'params' | 'body' | 'actor'>;

/**
 * The order domain. List and download are on the one path; orders come from customers and move by steps, so there are no plain writes.
 *
 * @param ends callbacks into higher domains for orders that fall through
 */
export const orderDomain = (ends: OrderEnds) =>
  crudDomain(orderRecord, orderApi, orders, {
    store: orderStore,
    filename: 'pesanan',
    handlers: ({ db }) => {
      const step =
        (name: StaffStep) =>
        ({ params, body, actor }: StepInput) =>
          takeStaffStep(db, params.id, name, body, actor, ends);
      return {
        one: ({ params, actor }) => findOrder(db, params.id, actor),
        counts: ({ query, actor }) => countOrders(db, query, actor),
        resend: step('resend'),
        cancel: step('cancel'),
        received: step('received'),
        review: step('review'),
        redeliver: step('redeliver'),
        call_off: ({ params, body, actor }) => takeStaffStep(db, params.id, 'call_off', body, actor, ends),
        finish_refund: step('finish_refund'),
      };
    },
    jobs: [{ name: 'end overdue orders', everySeconds: 15, run: ({ db }) => endOverdueOrders(db, ends) }],
    demo: {
      after: ['identity', 'merchant', 'merchantRole', 'merchantProduct', 'price', 'shippingCost'],
      seedSlices: seedOrders,
      news: orderNews,
    },
  });
