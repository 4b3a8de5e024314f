import { orderApi } from '../../../contract/order/orderApi';
import { orderRow } from '../../../contract/order/orderRecord';
import type { StaffStep } from '../../../contract/order/staffSteps';
import { exportHandler } from '../../export/exportHandler';
import { type HandlerInput, routes } from '../../http/routes';
import { countOrders } from './countOrders';
import { findOrder } from './findOrder';
import { orderStore } from './orderStore';
import type { OrderEnds } from './settleEnd';
import { takeStaffStep } from './takeStaffStep';

type StepInput = Pick<HandlerInput<(typeof orderApi)['resend']>, 'params' | 'body' | 'actor'>;

export const orderRoutes = (ends: OrderEnds) =>
  routes(orderApi, services => {
    const { db } = services;
    const list = orderStore(db);
    const step =
      (name: StaffStep) =>
      ({ params, body, actor }: StepInput) =>
        takeStaffStep(db, params.id, name, body, actor, ends);
    return {
      list: ({ query, actor }) => list.page(query, actor),
      one: ({ params, actor }) => findOrder(db, params.id, actor),
      counts: ({ query, actor }) => countOrders(db, query, actor),
      resend: step('resend'),
      cancel: step('cancel'),
      received: step('received'),
      review: step('review'),
      redeliver: step('redeliver'),
      call_off: ({ params, body, actor }) => takeStaffStep(db, params.id, 'call_off', body, actor, ends),
      finish_refund: step('finish_refund'),
      export: exportHandler(services, list, { record: orderRow, filename: 'pesanan' }),
    };
  });
