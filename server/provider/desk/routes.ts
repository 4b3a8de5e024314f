import { deskApi } from '../../../contract/desk/deskApi';
import { handOnApi } from '../../../contract/desk/handOnApi';
import { routes } from '../../http/routes';
import { wholeList } from '../../store/listMeta';
import { limitLookups } from '../identity/rateLimit/limitLookups';
import { checkCode } from './checkCode';
import { createOrder } from './createOrder';
import { deliverersAt } from './deliverersAt';
import { deskProducts } from './deskProducts';
import { findCaller } from './findCaller';
import { findPlaces } from './findPlaces';
import { handOnOrder, otherMerchants } from './handOnOrder';

export const handOnRoutes = routes(handOnApi, ({ db }) => ({
  merchants: async ({ params, actor }) => ({ list: await otherMerchants(db, params.id, actor) }),
  reassign: ({ params, body, actor }) => handOnOrder(db, params.id, body, actor),
}));

export const deskRoutes = routes(deskApi, ({ db }) => ({
  async caller({ params, actor }) {
    await limitLookups(db, actor, 'caller');
    return findCaller(db, params.phone, actor);
  },
  async places({ query, actor }) {
    await limitLookups(db, actor, 'places');
    return { list: await findPlaces(db, query.search, actor) };
  },
  point: async ({ body, actor }) => wholeList(await deliverersAt(db, body, actor)),
  async products({ params, actor }) {
    const list = await deskProducts(db, params.id, actor);
    return wholeList(list);
  },
  promotion: ({ body, actor }) => checkCode(db, body, actor),
  create: ({ body, actor }) => createOrder(db, body, actor),
}));
