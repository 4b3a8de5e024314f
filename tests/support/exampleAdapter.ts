import type { ProviderAdapter } from '../../server/gateway/remote/adapter/ProviderAdapter';
import { specificationAdapter } from '../../server/gateway/remote/adapter/specificationAdapter';

interface Theirs {
  items: unknown[];
  count: number;
}

/** The adapter of a backend with Indonesian names and codes, and lists of a different shape. */
export const exampleAdapter: ProviderAdapter = {
  ...specificationAdapter,
  can: { ...specificationAdapter.can, versions: true },
  ids: 'text',
  calls: {
    'GET /v1/cms/banners': {
      fields: { title: 'judul', image_url: 'gambar' },
      codes: { status: { AKTIF: 'live', BERAKHIR: 'ended' } },
      answer: data => ({ list: (data as Theirs).items, total: (data as Theirs).count }),
    },
    'POST /v1/cms/banner': {
      fields: { title: 'judul', image_url: 'gambar' },
      codes: { placement: { ATAS: 'home_top' } },
      body: ({ is_active, ...banner }) => ({ ...banner, aktif: is_active ? 'Y' : 'T' }),
    },
  },
};
