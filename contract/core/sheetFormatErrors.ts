import { defineErrors } from './defineErrors';

/** A file of another format than a workbook or CSV: which one it is, and how to get a workbook from it. */
export const sheetFormatErrors = defineErrors('sheetFormat', {
  empty: {
    id: 'Berkas ini kosong (0 bita). Simpan ulang dari program asalnya, lalu unggah lagi.',
    en: 'This file is empty (0 bytes). Save it again in its program, then upload it again.',
  },
  xlsb: {
    id: 'Berkas ini buku kerja biner Excel (.xlsb). Buka di Excel, pilih Simpan Sebagai, lalu jenis Buku Kerja Excel (.xlsx).',
    en: 'This is a binary Excel workbook (.xlsb). Open it in Excel, choose Save As, then the type Excel Workbook (.xlsx).',
  },
  openDocument: {
    id: 'Berkas ini lembar kerja OpenDocument (.ods) dari LibreOffice atau OpenOffice. Buka di sana, pilih Simpan Sebagai, lalu jenis Excel (.xlsx).',
    en: 'This is an OpenDocument spreadsheet (.ods) of LibreOffice or OpenOffice. Open it there, choose Save As, then the type Excel (.xlsx).',
  },
  otherDocument: {
    id: 'Berkas ini dokumen OpenDocument (LibreOffice), bukan lembar kerja. Salin tabelnya ke Excel, lalu simpan sebagai .xlsx.',
    en: 'This is an OpenDocument document (LibreOffice), not a spreadsheet. Copy its table to Excel, then save it as .xlsx.',
  },
  appleNumbers: {
    id: 'Berkas ini dokumen Apple (Numbers). Buka di Numbers, pilih File › Ekspor ke › Excel, lalu unggah .xlsx-nya.',
    en: 'This is an Apple document (Numbers). Open it in Numbers, choose File › Export To › Excel, then upload the .xlsx.',
  },
  oldExcel: {
    id: 'Berkas ini buku kerja Excel lama (.xls). Buka di Excel, pilih Simpan Sebagai, lalu jenis Buku Kerja Excel (.xlsx).',
    en: 'This is an old Excel workbook (.xls). Open it in Excel, choose Save As, then the type Excel Workbook (.xlsx).',
  },
  locked: {
    id: 'Buku kerja ini dikunci kata sandi. Buka di Excel, hapus kata sandinya di File › Info › Proteksi Buku Kerja, simpan sebagai .xlsx, lalu unggah lagi.',
    en: 'This workbook is locked by a password. Open it in Excel, remove the password in File › Info › Protect Workbook, save it as .xlsx, then upload it again.',
  },
  wordDocument: {
    id: 'Berkas ini dokumen Word (.docx atau .doc), bukan buku kerja. Salin tabelnya ke Excel, lalu simpan sebagai .xlsx.',
    en: 'This is a Word document (.docx or .doc), not a workbook. Copy its table to Excel, then save it as .xlsx.',
  },
  presentation: {
    id: 'Berkas ini presentasi PowerPoint (.pptx atau .ppt), bukan buku kerja. Salin tabelnya ke Excel, lalu simpan sebagai .xlsx.',
    en: 'This is a PowerPoint presentation (.pptx or .ppt), not a workbook. Copy its table to Excel, then save it as .xlsx.',
  },
  pdf: {
    id: 'Berkas ini PDF, bukan buku kerja. Minta berkas Excel aslinya, atau salin tabelnya ke Excel, lalu simpan sebagai .xlsx.',
    en: 'This is a PDF, not a workbook. Ask for its Excel file, or copy the table to Excel, then save it as .xlsx.',
  },
  picture: {
    id: 'Berkas ini gambar atau foto, bukan buku kerja. Ketik isinya ke dalam format Excel (.xlsx).',
    en: 'This is a picture, not a workbook. Type its content into the Excel template (.xlsx).',
  },
  media: {
    id: 'Berkas ini suara atau video, bukan buku kerja Excel (.xlsx) atau CSV.',
    en: 'This is audio or video, not an Excel workbook (.xlsx) or CSV.',
  },
  html: {
    id: 'Berkas ini halaman web (HTML) yang dinamai seperti buku kerja, seperti hasil ekspor sebagian sistem laporan. Buka di Excel, pilih Simpan Sebagai, lalu jenis Buku Kerja Excel (.xlsx).',
    en: 'This is a web page (HTML) named like a workbook, as some report systems export it. Open it in Excel, choose Save As, then the type Excel Workbook (.xlsx).',
  },
  spreadsheetXml: {
    id: 'Berkas ini lembar kerja XML Excel 2003. Buka di Excel, pilih Simpan Sebagai, lalu jenis Buku Kerja Excel (.xlsx).',
    en: 'This is an XML spreadsheet of Excel 2003. Open it in Excel, choose Save As, then the type Excel Workbook (.xlsx).',
  },
  xml: {
    id: 'Berkas ini XML, bukan buku kerja. Impor ke Excel lewat menu Data, lalu simpan sebagai .xlsx.',
    en: 'This is XML, not a workbook. Import it into Excel in its Data menu, then save it as .xlsx.',
  },
  json: {
    id: 'Berkas ini JSON, bukan buku kerja. Impor ke Excel lewat menu Data, lalu simpan sebagai .xlsx.',
    en: 'This is JSON, not a workbook. Import it into Excel in its Data menu, then save it as .xlsx.',
  },
  richText: {
    id: 'Berkas ini dokumen RTF, bukan buku kerja. Salin tabelnya ke Excel, lalu simpan sebagai .xlsx.',
    en: 'This is an RTF document, not a workbook. Copy its table to Excel, then save it as .xlsx.',
  },
  zippedWorkbook: {
    id: 'Berkas ini arsip ZIP yang berisi buku kerja. Ekstrak dahulu, lalu unggah .xlsx di dalamnya.',
    en: 'This is a ZIP archive that contains a workbook. Extract it first, then upload the .xlsx in it.',
  },
  lockedZip: {
    id: 'Berkas ini arsip ZIP yang dikunci kata sandi. Ekstrak dahulu, lalu unggah .xlsx di dalamnya.',
    en: 'This is a ZIP archive locked by a password. Extract it first, then upload the .xlsx in it.',
  },
  otherZip: {
    id: 'Berkas ini arsip ZIP tanpa buku kerja di dalamnya. Unggah buku kerja Excel (.xlsx) atau CSV.',
    en: 'This is a ZIP archive without a workbook in it. Upload an Excel workbook (.xlsx) or CSV.',
  },
  archive: {
    id: 'Berkas ini arsip terkompresi (misalnya RAR, 7z, atau GZ). Ekstrak dahulu, lalu unggah .xlsx di dalamnya.',
    en: 'This is a compressed archive (such as RAR, 7z or GZ). Extract it first, then upload the .xlsx in it.',
  },
});
export type SheetFormat = keyof typeof sheetFormatErrors;
