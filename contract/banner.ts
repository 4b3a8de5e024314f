import { namesOf } from './core/namesOf';
import { CATEGORIES } from './product';
import { crudAccess, crudApi } from './record/crudApi';
import { defineRecord, type RecordType } from './record/defineRecord';
import { FUTURE, PAST } from './record/Field';
import {
  boolean,
  choice,
  derived,
  image,
  integer,
  link,
  longText,
  moment,
  region,
  text,
  timestamp,
} from './record/kinds';

declare module './core/audited' {
  interface AuditedActions {
    banner: never;
  }
}

export const PLACEMENT_LABELS = {
  home_top: 'Beranda atas',
  home_middle: 'Beranda tengah',
  home_bottom: 'Beranda bawah',
  category: 'Halaman kategori',
  merchant_app: 'Aplikasi merchant',
} as const;
export const PLACEMENTS = namesOf(PLACEMENT_LABELS);
export const BANNER_STATUS_LABELS = {
  live: 'Tayang',
  scheduled: 'Terjadwal',
  ended: 'Berakhir',
  inactive: 'Nonaktif',
} as const;
export const BANNER_STATUSES = namesOf(BANNER_STATUS_LABELS);
export type BannerStatus = (typeof BANNER_STATUSES)[number];

/** Image size: the crop ratio, and the minimum in pixels that looks sharp on a phone. */
export const BANNER_IMAGE = { ratio: 3, minWidth: 1080, minHeight: 360 } as const;

/** What the marketplace's customer app shows at its head. An empty category or region stands for all of them. */
export const banner = defineRecord('banner', {
  title: text('Judul', { max: 60, sorted: true, searched: true }),
  description: longText('Keterangan', { max: 200, optional: true }),
  image_url: image('Gambar'),
  category_code: choice('Kategori', CATEGORIES, { optional: true, filtered: true }),
  region_code: region('Wilayah', { optional: true, filtered: true }),
  placement: choice('Penempatan', PLACEMENT_LABELS, { default: 'home_top', filtered: true }),
  cta_label: text('Tulisan tombol', { max: 20, optional: true }),
  link: link('Tautan', { optional: true }),
  /** Order on the page, from 1; not unique. */
  position: integer('Urutan', { min: 1, max: 9_999, default: 1, sorted: 'first' }),
  starts_at: moment('Mulai', { sorted: true }),
  ends_at: moment('Selesai', { sorted: true, after: 'starts_at' }),
  is_active: boolean('Aktif', { default: true, filtered: true }),
  status: derived(
    'Status',
    BANNER_STATUS_LABELS,
    { inactive: { is_active: false }, scheduled: { starts_at: FUTURE }, ended: { ends_at: PAST }, live: {} },
    { filtered: true },
  ),
  created_at: timestamp('Dibuat'),
  updated_at: timestamp('Diubah', { sorted: true }),
});
export type Banner = RecordType<typeof banner>;

export const bannerApi = crudApi(banner, {
  list: '/v1/cms/banners',
  one: '/v1/cms/banner',
  access: crudAccess('banner'),
  export: '/api/console/export/banners',
  done: { create: 'Banner ditambahkan.', update: 'Banner disimpan.', remove: 'Banner dihapus.' },
});
