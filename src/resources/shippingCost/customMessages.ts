/** Messages of the resource's views. */
export const custom = {
  scopes: { nation: 'Nasional', province: 'Provinsi', regency: 'Kabupaten/Kota' },
  whole: { country: 'Seluruh Indonesia', province: 'Seluruh provinsi' },
  after_included: 'setelah %{km} km pertama',
  help: {
    area: 'Yang berlaku adalah tarif area terkecil: kabupaten/kota, lalu provinsi, lalu nasional.',
    included_km: '0 bila setiap kilometer dihitung.',
    max_km: 'Pesanan yang lebih jauh ditolak.',
    free_from: 'Ongkir gratis mulai nilai belanja ini. Kosongkan bila tidak ada.',
    is_active: 'Tarif nonaktif tidak dipakai; yang berlaku tarif area yang lebih luas.',
  },
  calculator: {
    title: 'Contoh',
    distance: 'Jarak contoh (km)',
    missing: 'Isi tarif dasar dan tarif per km untuk melihat contoh.',
    too_far: 'di luar jangkauan',
    km: '%{km} km',
  },
};
