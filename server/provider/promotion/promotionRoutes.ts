import { promotionApi } from '../../../contract/promotion/promotionApi';
import { promotion } from '../../../contract/promotion/promotionRecord';
import { exportHandler } from '../../export/exportHandler';
import { routes } from '../../http/routes';
import { createPromotion } from './createPromotion';
import { decidePromotion } from './decidePromotion';
import { findPromotion } from './findPromotion';
import { freeCode } from './freeCode';
import { promotedProducts } from './promotedProducts';
import { promotionStore } from './promotionStore';
import { promotionUses } from './promotionUses';
import { removePromotion } from './removePromotion';
import { setPromotionStatus } from './setPromotionStatus';
import { updatePromotion } from './updatePromotion';

export const promotionRoutes = routes(promotionApi, services => {
  const { db } = services;
  const list = promotionStore(db);
  const uses = promotionUses(db);
  return {
    list: ({ query, actor }) => list.page(query, actor),
    one: ({ params, actor }) => findPromotion(db, params.id, actor),
    create: ({ body, actor }) => createPromotion(db, body, actor),
    update: ({ params, body, actor }) => updatePromotion(db, params.id, body, actor),
    setStatus: ({ params, query, actor }) => setPromotionStatus(db, params.id, query, actor),
    decide: ({ params, body, actor }) => decidePromotion(db, params.id, body, actor),
    remove: ({ params, actor }) => removePromotion(db, params.id, actor),
    freeCode: async ({ query }) => ({ code: await freeCode(db, query.prefix || undefined) }),
    products: async () => ({ list: await promotedProducts(db) }),
    uses: ({ query, actor }) => uses(query, actor),
    export: exportHandler(services, list, { record: promotion, filename: 'promo' }),
  };
});
