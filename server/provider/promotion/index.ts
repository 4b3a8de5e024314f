import { promotionHistory } from '../../../contract/promotion/promotionApi';
import { promotion } from '../../../contract/promotion/promotionRecord';
import { voucherHistory } from '../../../contract/promotion/voucherApi';
import { defineDomain } from '../../domain/defineDomain';
import { recordNamers } from '../../export/Names';
import { authorizeHistory } from './authorizeHistory';
import { seedPromotions } from './demo/seedPromotions';
import { promotionRoutes } from './promotionRoutes';
import { voucherRoutes } from './voucherRoutes';

export const promotionDomain = defineDomain({
  name: 'promotion',
  routes: [promotionRoutes, voucherRoutes],
  history: [
    { ...promotionHistory, authorizeRead: authorizeHistory.promotion, namers: recordNamers(promotion) },
    { ...voucherHistory, authorizeRead: authorizeHistory.voucher },
  ],
  demo: { after: ['identity', 'merchant', 'order'], seed: seedPromotions },
});
