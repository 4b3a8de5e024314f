import { labelsOf } from '../../../contract/core/labels';
import { SHIPPING_COST_STATUS_LABELS, shippingCost } from '../../../contract/shippingCost/shippingCost';
import { shippingCostApi } from '../../../contract/shippingCost/shippingCostApi';

export const id = {
  name: 'Tarif Ongkir',
  menu: 'Atur Harga Ongkir',
  noun: 'tarif ongkir',
  audit: { shipping_cost: {} },
  title: { list: 'Atur Harga Ongkir' },
  search: 'Cari area',
  delete_text:
    'Pengiriman di sana lalu memakai tarif provinsi atau nasional. Ongkir pesanan yang sudah dibuat tidak berubah.',
  fields: { ...labelsOf(shippingCostApi.list.query), ...labelsOf(shippingCost), example: 'Contoh 5 km' },
  choices: { status: SHIPPING_COST_STATUS_LABELS },
  custom: {
    scopes: { nation: 'Nasional', province: 'Provinsi', regency: 'Kabupaten/Kota' },
    whole: { country: 'Seluruh Indonesia', province: 'Seluruh provinsi' },
    after_included: 'setelah %{km} km pertama',
    add_title: 'Tambah Tarif Ongkir',
    show_title: 'Tarif ongkir %{name}',
    edit_title: 'Ubah tarif ongkir %{name}',
    help: {
      province_code: 'Yang berlaku adalah tarif area terkecil: kabupaten/kota, lalu provinsi, lalu nasional.',
      included_km: '0 bila setiap kilometer dihitung.',
      max_km: 'Pesanan yang lebih jauh ditolak.',
      free_from: 'Nilai belanja yang ongkirnya gratis. Kosongkan bila tidak ada.',
      is_active: 'Tarif nonaktif tidak dipakai; yang berlaku tarif area yang lebih luas.',
    },
    calculator: {
      title: 'Contoh',
      distance: 'Jarak contoh (km)',
      missing: 'Isi tarif dasar dan tarif per km untuk melihat contoh.',
      invalid: 'Isi jarak dengan angka.',
      too_far: 'di luar jangkauan',
      km: '%{km} km',
    },
  },
};
