import { banner, bannerApi } from '../../../contract/banner';
import { exportHandler } from '../../export/exportHandler';
import { crudHandlers } from '../../http/crudHandlers';
import { routes } from '../../http/routes';
import { bannerStore } from './store';

export const bannerRoutes = routes(bannerApi, services => {
  const banners = bannerStore(services.db);
  return {
    ...crudHandlers(banners),
    export: exportHandler(services, banners, { record: banner, filename: 'banner' }),
  };
});
