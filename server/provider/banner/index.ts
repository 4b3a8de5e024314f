import { bannerHistory } from '../../../contract/banner';
import { defineDomain } from '../../domain/defineDomain';
import { seedBanners } from './demo/seedBanners';
import { bannerRoutes } from './routes';
import { bannerStore } from './store';

export const bannerDomain = defineDomain({
  name: 'banner',
  routes: [bannerRoutes],
  history: [{ ...bannerHistory, authorizeRead: (db, id, actor) => bannerStore(db).authorizeRead(id, actor) }],
  demo: { after: ['identity'], seed: seedBanners },
});
