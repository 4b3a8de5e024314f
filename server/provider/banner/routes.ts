import { banner, bannerApi } from '../../../contract/banner';
import { crudHandlers } from '../../crudHandlers';
import { exportHandler } from '../../export/exportHandler';
import { routes } from '../../routes';
import { bannerStore } from './store';

export const bannerRoutes = routes(bannerApi, services => {
  const banners = bannerStore(services.db);
  return {
    ...crudHandlers(banners),
    export: exportHandler(services, banners, { record: banner, filename: 'banner' }),
  };
});
