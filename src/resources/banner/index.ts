import { GalleryHorizontalEnd } from 'lucide-react';
import { bannerApi } from '../../../contract/banner';
import { crudEndpoints } from '../../dataProvider/crudEndpoints';
import { crudPaths } from '../../declarations/crudPaths';
import { defineResource } from '../../declarations/defineResource';
import { id } from './messages';

export const bannerResource = defineResource({
  name: 'banner',
  paths: crudPaths('/banner'),
  menu: { order: 20 },
  icon: GalleryHorizontalEnd,
  endpoints: crudEndpoints(bannerApi),
  list: () => import('./BannerList'),
  form: () => import('./BannerForm'),
  regional: true,
  recordRepresentation: 'title',
  messages: { id, en: () => import('./messages.en') },
});
