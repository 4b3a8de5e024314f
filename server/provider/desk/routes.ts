import { deskApi } from '../../../contract/desk/deskApi';
import { routes } from '../../http/routes';
import { checkCode } from './checkCode';
import { createOrder } from './createOrder';
import { deliverersAt } from './deliverersAt';
import { deskProducts } from './deskProducts';
import { findCaller } from './findCaller';
import { findPlaces } from './findPlaces';

export const deskRoutes = routes(deskApi, ({ db }) => ({
  caller: ({ params, actor }) => findCaller(db, params.phone, actor),
  places: async ({ query }) => ({ list: await findPlaces(db, query.search) }),
  point: async ({ body, actor }) => ({ list: await deliverersAt(db, body, actor) }),
  async products({ params, actor }) {
    const list = await deskProducts(db, params.id, actor);
    return { list, total: list.length };
  },
  promotion: ({ body, actor }) => checkCode(db, body, actor),
  create: ({ body, actor }) => createOrder(db, body, actor),
}));
