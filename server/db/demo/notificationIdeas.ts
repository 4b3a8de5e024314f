import type { Notification } from '../../../contract/notification';

interface NotificationIdea extends Pick<Notification, 'type' | 'title'> {
  /** `{order}`, `{merchant}`, `{place}` and `{product}` are filled in. */
  description: string;
}

/** What staff are told of, as the order and merchant domains tell it. */
export const notificationIdeas: readonly NotificationIdea[] = [
  {
    type: 'order',
    title: 'Pesanan menunggu konfirmasi',
    description: 'Pesanan {order} ke {merchant} belum dikonfirmasi selama 15 menit.',
  },
  {
    type: 'registration',
    title: 'Pendaftaran merchant baru',
    description: '{merchant} di {place} mengirim pendaftaran dan dokumennya.',
  },
  {
    type: 'order',
    title: 'Keluhan pelanggan',
    description: 'Pelanggan melaporkan {product} pada pesanan {order} belum diterima.',
  },
  {
    type: 'order',
    title: 'Pesanan dibatalkan',
    description: '{merchant} membatalkan pesanan {order} karena stok {product} habis.',
  },
  {
    type: 'registration',
    title: 'Dokumen diperbaiki',
    description: '{merchant} mengunggah ulang NIB dan foto toko. Pendaftaran siap diperiksa lagi.',
  },
  {
    type: 'order',
    title: 'Pesanan selesai setelah keluhan',
    description: 'Pesanan {order} ({product}) sudah diterima pelanggan di {place}.',
  },
  {
    type: 'registration',
    title: 'Menunggu persetujuan',
    description: 'Verifikasi lapangan {merchant} di {place} selesai. Pendaftaran menunggu persetujuan.',
  },
  {
    type: 'order',
    title: 'Pengiriman terlambat',
    description: 'Pesanan {order} dari {merchant} melewati perkiraan waktu tiba lebih dari 30 menit.',
  },
];

export const demoMerchants = [
  'Pangkalan LPG Sumber Rejeki',
  'SPBU 34.121.05',
  'Pertashop Maju Bersama',
  'PT Cahaya Gas Nusantara',
  'Bengkel Karya Mandiri',
  'Toko Gas Bu Sri',
  'CV Mitra Energi Abadi',
  'Pangkalan LPG Tunas Harapan',
  'SPBU 54.601.88',
] as const;

export const demoPlaces = [
  'Kab. Sleman',
  'Kota Bandung',
  'Kota Denpasar',
  'Kab. Bogor',
  'Kota Makassar',
  'Kota Medan',
  'Kab. Sidoarjo',
] as const;

export const demoProducts = [
  'Bright Gas 5,5 kg',
  'Pertamax',
  'Bright Gas 12 kg',
  'Fastron Techno 10W-40',
  'Musicool MC-22',
] as const;
