/** What staff are told of registrations; `{merchant}` and `{place}` are filled in. */
export const notificationIdeas: readonly { title: string; description: string }[] = [
  { title: 'Pendaftaran merchant baru', description: '{merchant} di {place} mengirim pendaftaran dan dokumennya.' },
  {
    title: 'Dokumen diperbaiki',
    description: '{merchant} mengunggah ulang NIB dan foto toko. Pendaftaran siap diperiksa lagi.',
  },
  {
    title: 'Menunggu persetujuan',
    description: 'Verifikasi lapangan {merchant} di {place} selesai. Pendaftaran menunggu persetujuan.',
  },
];
