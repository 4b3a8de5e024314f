import { bannerApi } from '../../../contract/banner';
import { routes } from '../../routes';
import { bannerStore } from './store';

export const bannerRoutes = routes(bannerApi, ({ db }) => {
  const banners = bannerStore(db);
  return {
    list: ({ query }) => banners.page(query),
    one: ({ params }) => banners.find(params.id),
    create: ({ body, actor }) => banners.insert(body, actor),
    update: ({ params, body, actor }) => banners.update(params.id, body, actor),
    remove: ({ params, actor }) => banners.remove(params.id, actor),
  };
});
