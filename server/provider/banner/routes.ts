import { banner, bannerApi } from '../../../contract/banner';
import { exportHandler } from '../../export/exportHandler';
import { routes } from '../../routes';
import { bannerStore } from './store';

export const bannerRoutes = routes(bannerApi, services => {
  const banners = bannerStore(services.db);
  return {
    list: ({ query }) => banners.page(query),
    one: ({ params }) => banners.find(params.id),
    create: ({ body, actor }) => banners.insert(body, actor),
    update: ({ params, body, actor }) => banners.update(params.id, body, actor),
    remove: ({ params, actor }) => banners.remove(params.id, actor),
    export: exportHandler(services, banners, { record: banner, filename: 'banner' }),
  };
});
