import { defineErrors } from './core/defineErrors';

/** Errors in saving a view of a list. */
export const savedViewErrors = defineErrors('savedView', {
  notOwn: {
    id: 'Tampilan ini milik orang lain. Simpan salinan Anda sendiri.',
    en: 'This view belongs to someone else. Save your own copy.',
  },
  sharingForbidden: {
    id: 'Anda belum boleh membagikan tampilan. Minta haknya kepada pengelola akses.',
    en: 'You are not allowed to share views yet. Ask the access manager for the permission.',
  },
  tooMany: {
    id: 'Anda sudah menyimpan %{count} tampilan, jumlah paling banyak. Hapus yang tidak dipakai lagi.',
    en: 'You have %{count} views, the maximum that can be saved. Delete those that you no longer use.',
  },
  nameTaken: { id: 'Nama tampilan ini sudah Anda pakai', en: 'You already use this view name' },
});
