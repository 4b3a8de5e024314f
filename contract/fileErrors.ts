import { defineErrors } from './core/defineErrors';

/** Errors in uploading an image or reading a stored file. */
export const fileErrors = defineErrors('file', {
  notFound: { id: 'Berkas tidak ditemukan.', en: 'The file was not found.' },
  unsupportedImage: { id: 'Gambar harus JPG, PNG, atau WebP.', en: 'An image must be JPEG, PNG or WebP.' },
  tooManyPixels: {
    id: 'Gambar terlalu besar. Paling banyak 40 juta piksel.',
    en: 'The image is too large. At most 40 million pixels.',
  },
  tooManyToday: {
    id: 'Anda sudah mengunggah %{count} berkas dalam 24 jam, batas yang diizinkan. Coba lagi besok.',
    en: 'You have uploaded %{count} files within 24 hours, the maximum allowed. Try again tomorrow.',
  },
  unreachable: {
    id: 'Penyimpanan berkas sedang tidak dapat dihubungi. Coba lagi sebentar lagi.',
    en: 'The file storage cannot be reached at the moment. Try again shortly.',
  },
  brokenImage: {
    id: 'Gambar rusak dan tidak dapat dibaca. Pilih gambar lain.',
    en: 'The image is damaged and cannot be read. Choose another one.',
  },
});
