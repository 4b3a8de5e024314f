import { defineErrors } from './defineErrors';

/** Errors of an uploaded spreadsheet as a whole, or of one of its cells. */
export const sheetErrors = defineErrors('sheet', {
  notWorkbook: {
    id: 'Berkas ini bukan buku kerja Excel (.xlsx) atau CSV',
    en: 'This file is neither an Excel workbook (.xlsx) nor CSV',
  },
  oldWorkbook: {
    id: 'Berkas ini buku kerja Excel lama (.xls) atau dikunci kata sandi. Simpan sebagai .xlsx tanpa kata sandi.',
    en: 'This is an old Excel workbook (.xls) or is password-protected. Save it as .xlsx without a password.',
  },
  tooLarge: {
    id: 'Isi berkas ini terlalu besar. Kurangi isinya, lalu unggah lagi.',
    en: 'The content of this file is too large. Remove some of it, then upload it again.',
  },
  tooSlow: {
    id: 'Berkas ini terlalu lama dibaca. Kurangi isinya, lalu unggah lagi.',
    en: 'This file takes too long to read. Remove some of it, then upload it again.',
  },
  brokenWorkbook: {
    id: 'Berkas ini bukan buku kerja Excel yang utuh',
    en: 'This file is not an intact Excel workbook',
  },
  brokenCsv: {
    id: 'Baris %{row} CSV ini tidak dapat dibaca. Periksa tanda kutipnya.',
    en: 'Line %{row} of this CSV cannot be read. Check its quotation marks.',
  },
  tooManyRows: { id: 'Paling banyak %{max} baris dalam satu berkas', en: 'At most %{max} rows in one file' },
  tooManyFilled: {
    id: 'Paling banyak %{max} baris yang diisi dalam satu berkas',
    en: 'At most %{max} filled rows in one file',
  },
  tooManyColumns: { id: 'Paling banyak %{max} kolom dalam satu berkas', en: 'At most %{max} columns in one file' },
  busy: {
    id: 'Sedang ada berkas lain yang dibaca. Coba lagi sebentar lagi.',
    en: 'Other files are being read. Try again in a moment.',
  },
  headings: {
    id: 'Judul kolom tidak sama dengan formatnya: %{headings}. Unduh format terbaru.',
    en: 'The column headings differ from the template: %{headings}. Download the latest template.',
  },
  headingTwice: {
    id: 'Judul kolom “%{heading}” ada dua kali, di %{first} dan %{second}.',
    en: 'The column heading “%{heading}” appears twice, in %{first} and %{second}.',
  },
  empty: { id: 'Tidak ada baris yang diisi', en: 'No rows are filled in' },
  columnEmpty: {
    id: 'Kolom %{column} masih kosong semua',
    en: 'The column %{column} is still completely empty',
  },
  unknownColumn: {
    id: 'Kolom ini tidak ada dalam format. Hapus kolomnya.',
    en: 'The template has no such column. Delete it.',
  },
  separators: {
    id: 'Baris ini tidak terbagi seperti judulnya. Pisahkan kolomnya dengan %{separator}, dan apit isi yang memuatnya dengan tanda kutip.',
    en: 'This line is not divided into columns like the heading. Separate the columns with %{separator}, and quote any value that contains it.',
  },
  formula: { id: 'Berisi rumus. Tempel sebagai nilai.', en: 'Contains a formula. Paste it as a value.' },
  errorCell: {
    id: 'Berisi kesalahan %{error}. Isi dengan nilainya.',
    en: 'Contains the error %{error}. Enter the value.',
  },
  merged: { id: 'Sel ini digabung. Pisahkan dahulu.', en: 'This cell is merged. Unmerge it first.' },
  hiddenRow: {
    id: 'Baris ini tersembunyi tetapi berisi. Tampilkan atau hapus dahulu.',
    en: 'This row is hidden but filled in. Unhide or delete it first.',
  },
  required: { id: '%{column} harus diisi', en: '%{column} is required' },
  notNumber: {
    id: '%{column} harus angka, misalnya 1234,5',
    en: '%{column} must be a number, for example 1234.5',
  },
  ambiguousNumber: {
    id: '“%{text}” dapat berarti %{comma} atau %{point}. Tulis tanpa pemisah ribuan.',
    en: '“%{text}” can mean %{comma} or %{point}. Write it without a thousands separator.',
  },
  notWhole: {
    id: '%{column} harus bilangan bulat mulai dari %{min}',
    en: '%{column} must be a whole number of at least %{min}',
  },
  notWholeRupiah: {
    id: '%{column} harus rupiah bulat, misalnya 92000',
    en: '%{column} must be whole rupiah, for example 92000',
  },
  notPositive: { id: '%{column} harus lebih dari nol', en: '%{column} must be greater than zero' },
  belowLeast: { id: '%{column} minimal %{min}', en: '%{column} must be at least %{min}' },
  aboveMost: { id: '%{column} maksimal %{max}', en: '%{column} must be at most %{max}' },
  notMoment: { id: '%{column} harus seperti 31/12/2026', en: '%{column} must look like 31/12/2026' },
  notChoice: { id: '%{column} harus %{choices}', en: '%{column} must be %{choices}' },
  notText: { id: '%{column} harus teks', en: '%{column} must be text' },
  tooLong: { id: '%{column} maksimal %{max} karakter', en: '%{column} must have at most %{max} characters' },
});
