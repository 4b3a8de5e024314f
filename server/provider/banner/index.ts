import { bannerApi, bannerHistory } from '../../../contract/banner';
import { crudRoutes } from '../../domain/crudRoutes';
import { defineDomain } from '../../domain/defineDomain';
import { seedBanners } from './demo/seedBanners';
import { bannerStore } from './store';

export const bannerDomain = defineDomain({
  name: 'banner',
  routes: [crudRoutes(bannerApi, bannerStore)],
  history: [{ ...bannerHistory, authorizeRead: (db, id, actor) => bannerStore(db).authorizeRead(id, actor) }],
  demo: { after: ['identity'], seed: seedBanners },
});
