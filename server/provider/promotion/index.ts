import { promotionHistory } from '../../../contract/promotion/promotionApi';
import { voucherHistory } from '../../../contract/promotion/voucherApi';
import { defineDomain } from '../../domain/defineDomain';
import { authorizeHistory } from './authorizeHistory';
import { seedPromotions } from './demo/seedPromotions';
import { promotionRoutes } from './promotionRoutes';
import { voucherRoutes } from './voucherRoutes';

export const promotionDomain = defineDomain({
  name: 'promotion',
  routes: [promotionRoutes, voucherRoutes],
  history: [
    { ...promotionHistory, authorizeRead: authorizeHistory.promotion },
    { ...voucherHistory, authorizeRead: authorizeHistory.voucher },
  ],
  demo: { after: ['identity', 'merchant', 'order'], seed: seedPromotions },
});
