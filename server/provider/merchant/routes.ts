import { MAX_POINTS, merchantApi } from '../../../contract/merchant/merchantApi';
import { merchantRow } from '../../../contract/merchant/merchantRecord';
import { boundTo } from '../../core/regionScope';
import { exportHandler } from '../../export/exportHandler';
import { routes } from '../../http/routes';
import { readMerchant } from './findMerchant';
import { nearby } from './findNearby';
import { setStatus } from './setStatus';
import { merchantList, merchantPoints } from './store';

export const merchantRoutes = routes(merchantApi, services => {
  const { db } = services;
  const list = merchantList(db);
  const places = merchantPoints(db);
  const download = exportHandler(services, list, { record: merchantRow, filename: 'merchant' });
  return {
    list: ({ query, actor }) => list.page({ ...query, regions: boundTo(actor) }),
    one: ({ params, actor }) => readMerchant(db, params.id, actor),
    nearby: async ({ query, actor }) => ({ list: await nearby(db, query, actor) }),
    points: async ({ query, actor }) => {
      const found = await places.page({ ...query, page: 1, limit: MAX_POINTS, regions: boundTo(actor) });
      return { list: found.list, total: found.total, truncated: found.total > found.list.length };
    },
    setStatus: ({ params, body, actor }) => setStatus(db, params.id, body, actor),
    export: given => download({ ...given, query: { ...given.query, regions: boundTo(given.actor) } }),
  };
});
