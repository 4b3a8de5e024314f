import type { MerchantTypeCode } from '../../../../contract/merchant/merchant';
import type { DocumentTypeCode } from '../../../../contract/merchant/merchantDocument';
import type { CategoryCode } from '../../../../contract/product';

interface MerchantType {
  description: string;
  category_codes: readonly CategoryCode[];
  required_document_codes: readonly DocumentTypeCode[];
  /** Whether staff visit the place before approval. */
  requires_field_verification: boolean;
  open_time: string;
  close_time: string;
}

const everyone = ['ktp', 'npwp', 'nib'] as const;

/** What each merchant type sells and which documents it needs, modelled on the operator's partnership pages as of November 2026. */
export const merchantTypes: Readonly<Record<MerchantTypeCode, MerchantType>> = {
  spbu: {
    description: 'Stasiun pengisian bahan bakar umum yang melayani pesan antar BBM',
    category_codes: ['bbm', 'lpg', 'pelumas', 'non-pertamina'],
    required_document_codes: [
      ...everyone,
      'akta_pendirian',
      'sk_kemenkumham',
      'perjanjian_spbu',
      'tera_ulang',
      'foto_toko',
      'foto_apar',
      'buku_rekening',
      'surat_pernyataan',
    ],
    requires_field_verification: true,
    open_time: '06:00',
    close_time: '22:00',
  },
  pertashop: {
    description: 'Penyalur skala desa untuk BBM dan LPG nonsubsidi',
    category_codes: ['bbm', 'lpg', 'pelumas', 'non-pertamina'],
    required_document_codes: [
      ...everyone,
      'akta_pendirian',
      'perjanjian_pertashop',
      'rekomendasi_desa',
      'bukti_lahan',
      'tera_ulang',
      'foto_toko',
      'foto_apar',
      'buku_rekening',
    ],
    requires_field_verification: true,
    open_time: '06:00',
    close_time: '20:00',
  },
  'agen-lpg': {
    description: 'Penyalur LPG yang memasok pangkalan dan pelanggan langsung',
    category_codes: ['lpg', 'non-pertamina'],
    required_document_codes: [
      ...everyone,
      'akta_pendirian',
      'sk_kemenkumham',
      'penunjukan_agen',
      'bukti_lahan',
      'foto_toko',
      'foto_gudang',
      'foto_apar',
      'foto_timbangan',
      'buku_rekening',
      'surat_pernyataan',
    ],
    requires_field_verification: false,
    open_time: '07:00',
    close_time: '17:00',
  },
  'pangkalan-lpg': {
    description: 'Titik jual LPG di bawah satu agen, termasuk LPG 3 kg di toko',
    category_codes: ['lpg', 'non-pertamina'],
    required_document_codes: [
      ...everyone,
      'kontrak_pangkalan',
      'foto_toko',
      'foto_apar',
      'foto_timbangan',
      'buku_rekening',
    ],
    requires_field_verification: false,
    open_time: '07:00',
    close_time: '20:00',
  },
  'outlet-bright': {
    description: 'Gerai ritel berisi Bright Gas, pelumas, dan kebutuhan harian',
    category_codes: ['lpg', 'pelumas', 'non-pertamina'],
    required_document_codes: [
      ...everyone,
      'penunjukan_outlet',
      'foto_toko',
      'foto_apar',
      'buku_rekening',
      'surat_pernyataan',
    ],
    requires_field_verification: false,
    open_time: '06:00',
    close_time: '22:00',
  },
  'outlet-pelumas': {
    description: 'Bengkel atau toko yang menjual dan mengganti pelumas',
    category_codes: ['pelumas', 'non-pertamina'],
    required_document_codes: [...everyone, 'penunjukan_pelumas', 'foto_toko', 'buku_rekening'],
    requires_field_verification: false,
    open_time: '08:00',
    close_time: '18:00',
  },
  'toko-refrigeran': {
    description: 'Toko atau jasa pendingin yang menjual refrigeran hidrokarbon',
    category_codes: ['refrigeran', 'non-pertamina'],
    required_document_codes: [
      ...everyone,
      'penunjukan_refrigeran',
      'sertifikat_teknisi',
      'foto_toko',
      'foto_gudang',
      'foto_apar',
      'buku_rekening',
    ],
    requires_field_verification: false,
    open_time: '08:00',
    close_time: '17:00',
  },
  'toko-umum': {
    description: 'Toko yang hanya menjual barang pelengkap dan kebutuhan rumah tangga',
    category_codes: ['non-pertamina'],
    required_document_codes: ['ktp', 'nib', 'foto_toko', 'buku_rekening'],
    requires_field_verification: false,
    open_time: '07:00',
    close_time: '21:00',
  },
};
