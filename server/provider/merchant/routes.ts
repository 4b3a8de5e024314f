import { MAX_POINTS, merchantApi } from '../../../contract/merchant/merchantApi';
import { merchantRow } from '../../../contract/merchant/merchantRecord';
import { boundTo } from '../../core/regionScope';
import { exportHandler } from '../../export/exportHandler';
import { routes } from '../../http/routes';
import { wholeList } from '../../store/listMeta';
import { findMerchant, type MerchantParts } from './findMerchant';
import { findNearby } from './findNearby';
import { setStatus } from './setStatus';
import { merchantList, merchantPoints } from './store';

/** The handlers of the merchant endpoints, given the loaders of what other domains add to a merchant's detail. */
export const merchantRoutes = (parts: MerchantParts) =>
  routes(merchantApi, services => {
    const { db } = services;
    const list = merchantList(db);
    const places = merchantPoints(db);
    const download = exportHandler(services, list, { record: merchantRow, filename: 'merchant' });
    return {
      list: ({ query, actor }) => list.page({ ...query, regions: boundTo(actor) }),
      one: ({ params, actor }) => findMerchant(db, params.id, parts, actor),
      nearby: async ({ query, actor }) => wholeList(await findNearby(db, query, actor)),
      points: async ({ query, actor }) => {
        const found = await places.page({ ...query, page: 1, limit: MAX_POINTS, regions: boundTo(actor) });
        return { list: found.list, total: found.total, truncated: found.total > found.list.length };
      },
      setStatus: async ({ params, body, actor }) => {
        await setStatus(db, params.id, body, actor);
        return findMerchant(db, params.id, parts, actor);
      },
      export: given => download({ ...given, query: { ...given.query, regions: boundTo(given.actor) } }),
    };
  });
