import { banner, bannerApi } from '../../../contract/banner';
import { crudDomain } from '../../domain/crudDomain';
import { seedBanners } from './demo/seedBanners';
import { banners } from './table';

export const bannerDomain = crudDomain(banner, bannerApi, banners, {
  demo: { after: ['identity'], seed: seedBanners },
});
