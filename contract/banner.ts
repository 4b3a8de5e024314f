import { z } from 'zod';
import { regionCode as region } from './area/region';
import { listOf } from './core/answer';
import { choice, statusChoice } from './core/choice';
import { endpoint } from './core/endpoint';
import { instant, instantOut, optionalLongText, optionalText, text, version, webLink } from './core/fields';
import { listQueryOf } from './core/listQueryOf';
import { namesOf } from './core/namesOf';
import { recordOf } from './core/recordOf';
import { exportOf } from './export';
import { imageUrl } from './file';
import { recordHistory } from './history';
import { CATEGORIES } from './product';

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

const category = choice(CATEGORIES);
const placement = choice(PLACEMENT_LABELS);
const status = statusChoice(BANNER_STATUS_LABELS);

const writable = z.object({
  title: text(60).meta({ title: 'Judul' }),
  description: optionalLongText(200).meta({ title: 'Keterangan' }),
  image_url: imageUrl.meta({ title: 'Gambar' }),
  category_code: category
    .nullish()
    .transform(value => value ?? null)
    .meta({ title: 'Kategori' }),
  region_code: region
    .nullish()
    .transform(value => value ?? null)
    .meta({ title: 'Wilayah' }),
  placement: placement.default('home_top').meta({ title: 'Penempatan' }),
  cta_label: optionalText(20).meta({ title: 'Tulisan tombol' }),
  link: z.preprocess(value => value || null, webLink.nullable()).meta({ title: 'Tautan' }),
  position: z.int().min(1).max(9_999).default(1).meta({ title: 'Urutan' }),
  starts_at: instant.meta({ title: 'Mulai' }),
  ends_at: instant.meta({ title: 'Selesai' }),
  is_active: z.boolean().default(true).meta({ title: 'Aktif' }),
});

const periodInOrder = (value: { starts_at: string; ends_at: string }, context: z.core.$RefinementCtx) => {
  if (value.ends_at <= value.starts_at)
    context.addIssue({ code: 'custom', path: ['ends_at'], input: value.ends_at, params: { rule: 'after' } });
};

export const bannerInput = writable.superRefine(periodInOrder);
export const bannerUpdate = writable.extend({ version }).superRefine(periodInOrder);

export const banner = recordOf(writable).extend({
  status: status.meta({ title: 'Status' }),
  created_at: instantOut.meta({ title: 'Dibuat' }),
  updated_at: instantOut.meta({ title: 'Diubah' }),
});
export type Banner = z.output<typeof banner>;

/** Returns the status of a banner at an instant; `is_active` takes precedence over the period. */
export function bannerStatus(
  of: Pick<Banner, 'is_active' | 'starts_at' | 'ends_at'>,
  at: Date = new Date(),
): BannerStatus {
  if (!of.is_active) return 'inactive';
  const now = at.toISOString();
  if (now < of.starts_at) return 'scheduled';
  return now < of.ends_at ? 'live' : 'ended';
}

const list = endpoint('GET /v1/cms/banners', {
  access: 'can_read_banner',
  summary: 'List banners',
  query: listQueryOf(banner, {
    sorts: ['position', 'title', 'starts_at', 'ends_at', 'updated_at'],
    search: ['title'],
    filters: ['is_active', 'status', 'category_code', 'region_code', 'placement'],
  }),
  answer: listOf(banner),
});

export const bannerApi = {
  list,
  one: endpoint('GET /v1/cms/banner/{id}', { access: 'can_read_banner', summary: 'Get a banner', answer: banner }),
  create: endpoint('POST /v1/cms/banner', {
    access: 'can_create_banner',
    summary: 'Create a banner',
    body: bannerInput,
    answer: banner,
    status: 201,
    done: 'Banner ditambahkan.',
  }),
  update: endpoint('PUT /v1/cms/banner/{id}', {
    access: 'can_update_banner',
    summary: 'Update a banner; a stale version returns 409',
    body: bannerUpdate,
    answer: banner,
    done: 'Banner disimpan.',
  }),
  remove: endpoint('DELETE /v1/cms/banner/{id}', {
    access: 'can_delete_banner',
    summary: 'Delete a banner',
    done: 'Banner dihapus.',
  }),
  export: exportOf('/api/console/export/banners', list),
};

export const bannerHistory = recordHistory('banner', bannerApi.one);
