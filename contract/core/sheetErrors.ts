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
  busy: {
    id: 'Sedang ada berkas lain yang dibaca. Coba lagi sebentar lagi.',
    en: 'Other files are being read. Try again in a moment.',
  },
  headingTwice: {
    id: 'Judul kolom “%{heading}” ada dua kali, di %{first} dan %{second}.',
    en: 'The column heading “%{heading}” appears twice, in %{first} and %{second}.',
  },
  tooManyColumns: { id: 'Paling banyak %{max} kolom dalam satu berkas', en: 'At most %{max} columns in one file' },
  farCell: {
    id: 'Paling banyak %{max} kolom dalam satu berkas, tetapi sel %{cell} berisi. Hapus isinya.',
    en: 'At most %{max} columns in one file, but cell %{cell} is filled. Delete its content.',
  },
  noSheet: {
    id: 'Buku kerja ini tidak punya lembar sel yang terlihat. Tampilkan lembarnya dahulu.',
    en: 'This workbook has no visible sheet of cells. Unhide the sheet first.',
  },
  headings: {
    id: 'Judul kolom tidak sama dengan formatnya: %{headings}. Unduh format terbaru.',
    en: 'The column headings differ from the template: %{headings}. Download the latest template.',
  },
  headingDiffers: {
    id: 'Judul kolom “%{found}” di %{cell} tidak sama dengan “%{heading}”. Ubah judul itu menjadi “%{heading}”.',
    en: 'The column heading “%{found}” in %{cell} differs from “%{heading}”. Change that heading to “%{heading}”.',
  },
  headingMissing: {
    id: 'Judul kolom “%{heading}” tidak ada di baris %{row}. Tambahkan kolom itu.',
    en: 'The column heading “%{heading}” is missing in row %{row}. Add that column.',
  },
  headingsMissing: {
    id: 'Judul kolom ini tidak ada di baris %{row}: %{headings}. Tambahkan kolom itu.',
    en: 'These column headings are missing in row %{row}: %{headings}. Add those columns.',
  },
  aboveHeadings: {
    id: 'Baris ini berisi, tetapi ada di atas judul kolom (baris %{row}), sehingga tidak dibaca. Pindahkan ke bawahnya.',
    en: 'This row is filled, but above the column headings (row %{row}), so it is not read. Move it below them.',
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
  ambiguousNumber: {
    id: '“%{text}” dapat berarti %{comma} atau %{point}. Tulis tanpa pemisah ribuan.',
    en: '“%{text}” can mean %{comma} or %{point}. Write it without a thousands separator.',
  },
  aboveMost: {
    id: '“%{text}” terlalu besar. %{column} maksimal %{max}',
    en: '“%{text}” is too large. %{column} must be at most %{max}',
  },
  notChoice: {
    id: '“%{text}” bukan pilihan. %{column} harus %{choices}',
    en: '“%{text}” is not a choice. %{column} must be %{choices}',
  },
  dateForText: {
    id: 'Berisi tanggal (%{text}), bukan teks: Excel mungkin mengubah kode yang diketik menjadi tanggal. Beri sel ini format Teks, lalu ketik lagi %{column}-nya.',
    en: 'Contains a date (%{text}), not text: Excel may have turned a typed code into a date. Give the cell the format Text, then type the %{column} again.',
  },
  logicForText: {
    id: 'Berisi nilai logika %{text}, bukan teks. Beri sel ini format Teks, lalu ketik lagi %{column}-nya.',
    en: 'Contains the logical value %{text}, not text. Give the cell the format Text, then type the %{column} again.',
  },
  roundedForText: {
    id: 'Berisi angka lebih dari 15 digit (%{text}), yang sudah dibulatkan Excel. Beri sel ini format Teks, lalu ketik lagi %{column}-nya.',
    en: 'Contains a number of more than 15 digits (%{text}), which Excel has rounded. Give the cell the format Text, then type the %{column} again.',
  },
  numberForText: {
    id: 'Berisi angka %{text} yang tampil berbeda menurut format selnya. Beri sel ini format Teks, lalu ketik lagi %{column}-nya.',
    en: 'Contains the number %{text}, which its cell format shows differently. Give the cell the format Text, then type the %{column} again.',
  },
  tooLong: { id: '%{column} maksimal %{max} karakter', en: '%{column} must have at most %{max} characters' },
});
