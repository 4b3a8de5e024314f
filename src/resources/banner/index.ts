import { GalleryHorizontalEnd } from 'lucide-react';
import { bannerApi } from '../../../contract/banner';
import { defineResource } from '../defineResource';
import * as words from './words';

export const bannerResource = defineResource({
  name: 'banner',
  paths: { list: '/banner', create: '/banner/add', edit: '/banner/edit/:id?' },
  menu: { order: 20 },
  icon: GalleryHorizontalEnd,
  endpoints: {
    getList: bannerApi.list,
    getOne: bannerApi.one,
    create: bannerApi.create,
    update: bannerApi.update,
    delete: bannerApi.remove,
  },
  list: () => import('./BannerList'),
  create: () => import('./BannerCreate'),
  edit: () => import('./BannerEdit'),
  listDefaults: { sort: { field: 'position', order: 'ASC' } },
  recordRepresentation: 'title',
  words,
});
