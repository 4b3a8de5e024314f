import { defineErrors } from '../core/defineErrors';

/** Errors in reading or changing prices. */
export const priceErrors = defineErrors('price', {
  notFound: {
    id: 'Harga ini tidak ditemukan. Mungkin sudah dihapus.',
    en: 'This price was not found. It may have been deleted.',
  },
  batchNotFound: { id: 'Perubahan harga ini tidak ditemukan.', en: 'This price change was not found.' },
  unknownCategory: {
    id: 'Kategori ini tidak ada, atau harganya tidak diatur di sini.',
    en: 'There is no such category, or its prices are not set here.',
  },
  productNotFound: { id: 'Produk ini tidak ditemukan.', en: 'This product was not found.' },
  unknownProduct: { id: 'Produk ini tidak ada di kategori ini', en: 'There is no such product in this category' },
  unknownArea: { id: 'Area ini tidak ada', en: 'There is no such area' },
  unknownRegency: { id: 'Kabupaten/kota ini tidak ada', en: 'There is no such regency or city' },
  regencyOutsideProvince: {
    id: 'Kabupaten/kota ini tidak terletak di provinsi tersebut',
    en: 'This regency or city is not in that province',
  },
  unknownProvince: { id: 'Provinsi ini tidak ada', en: 'There is no such province' },
  alreadyInForce: {
    id: 'Harga ini sudah berlaku, jadi tidak dapat dihapus. Atur harga baru, atau kembalikan perubahannya.',
    en: 'This price is already in force, so it cannot be deleted. Set a new price, or revert the change.',
  },
  alreadyReverted: { id: 'Perubahan ini sudah dikembalikan.', en: 'This change has already been reverted.' },
  isRevert: {
    id: 'Pengembalian tidak dapat dikembalikan. Atur harganya lewat perubahan baru.',
    en: 'A revert cannot be reverted. Set the prices with a new change.',
  },
  outOfReach: { id: '%{name} di luar wilayah Anda.', en: '%{name} is outside your regions.' },
  followed: {
    id: '%{name} sudah punya harga yang lebih baru, jadi perubahan ini tidak dapat dikembalikan.',
    en: '%{name} already has a newer price, so this change cannot be reverted.',
  },
  nothingBefore: {
    id: '%{name} belum punya harga sebelum ini, jadi tidak ada yang dapat dikembalikan.',
    en: '%{name} had no price before this one, so there is nothing to revert to.',
  },
  sameMoment: {
    id: 'Sudah ada harga yang berlaku mulai waktu itu',
    en: 'There is already a price that starts at that time',
  },
  startsInPast: { id: 'Berlaku mulai harus di waktu yang akan datang', en: 'The start must be in the future' },
  startsTooLate: {
    id: 'Berlaku mulai paling lama %{years} tahun lagi',
    en: 'The start can be at most %{years} years ahead',
  },
  notPreviewed: { id: 'Lihat dahulu perubahannya sebelum diterapkan', en: 'Preview the change before you apply it' },
  changedSincePreview: {
    id: 'Harga sudah berubah sejak Anda melihatnya. Lihat dahulu sekali lagi.',
    en: 'Prices have changed since your preview. Preview the change again.',
  },
  proposalNotFound: {
    id: 'Ajuan perubahan harga ini tidak ditemukan.',
    en: 'This proposed price change was not found.',
  },
  proposalNotWaiting: {
    id: 'Ajuan ini tidak lagi menunggu persetujuan.',
    en: 'This proposal is no longer waiting for approval.',
  },
  ownProposal: {
    id: 'Ajuan ini harus diputuskan orang lain, bukan pengajunya.',
    en: 'Someone other than the proposer must decide on this proposal.',
  },
  othersProposal: {
    id: 'Hanya pengajunya yang dapat menarik ajuan ini.',
    en: 'Only the proposer can withdraw this proposal.',
  },
  proposalOutOfReach: {
    id: 'Ajuan ini juga mengubah harga di luar wilayah Anda.',
    en: 'This proposal also changes prices outside your regions.',
  },
  changedSinceProposal: {
    id: 'Harga sudah berubah sejak perubahan ini diajukan. Tolak ajuan ini, lalu minta pengajunya mengajukan lagi.',
    en: 'Prices have changed since this was proposed. Reject it, then ask for it to be proposed again.',
  },
  proposalTooLate: {
    id: 'Waktu mulai berlakunya sudah lewat. Tolak ajuan ini, lalu minta pengajunya mengajukan lagi.',
    en: 'Its start time has passed. Reject it, then ask for it to be proposed again.',
  },
  ceilingTaken: {
    id: 'Produk ini sudah punya batas harga di area ini sejak %{from}. Akhiri yang itu dahulu.',
    en: 'This product already has a ceiling in this area since %{from}. End that one first.',
  },
  ceilingTakenUntil: {
    id: 'Produk ini sudah punya batas harga di area ini dari %{from} sampai %{to}.',
    en: 'This product already has a ceiling in this area from %{from} to %{to}.',
  },
  ceilingBegun: {
    id: 'Batas harga ini sudah berlaku, jadi tidak dapat dihapus. Akhiri saja.',
    en: 'This ceiling is already in force, so it cannot be deleted. End it instead.',
  },
  nothingChanges: { id: 'Tidak ada harga yang berubah', en: 'No price changes' },
  nothingToApply: { id: 'Tidak ada harga yang berubah.', en: 'No price changes.' },
  notPositive: {
    id: '%{name} menjadi Rp%{amount}. Harga harus lebih dari nol.',
    en: '%{name} becomes Rp%{amount}. A price must be greater than zero.',
  },
  noPrice: {
    id: '%{name} belum punya harga. Tambahkan lewat Tambah harga.',
    en: '%{name} has no price yet. Add one under Add price.',
  },
  twiceInChange: { id: '%{name} ada dua kali dalam perubahan ini.', en: '%{name} appears twice in this change.' },
  taken: {
    id: '%{name} sudah punya harga yang berlaku mulai waktu itu.',
    en: '%{name} already has a price that starts at that time.',
  },
  aboveHet: {
    id: '%{name} Rp%{excess} di atas HET. HET Rp%{ceiling}, ditetapkan pemerintah daerah.',
    en: '%{name} is Rp%{excess} above the HET. The HET is Rp%{ceiling}, set by the regional government.',
  },
  aboveCeiling: {
    id: '%{name} Rp%{excess} di atas batas. Batasnya Rp%{ceiling}, ditetapkan pemerintah pusat.',
    en: '%{name} is Rp%{excess} above the ceiling. The ceiling is Rp%{ceiling}, set by the central government.',
  },
});

/** Errors of a price spreadsheet or one of its cells, besides those common to all spreadsheets. */
export const priceSheetErrors = defineErrors('priceSheet', {
  digitSlip: {
    id: 'Harga %{name} sekarang Rp%{old}. Apakah nolnya kurang atau lebih? Perubahan sebesar ini dibuat lewat Ubah massal.',
    en: '%{name} currently costs Rp%{old}. Is there a zero too few or too many? A change this large is made under Bulk change.',
  },
});
