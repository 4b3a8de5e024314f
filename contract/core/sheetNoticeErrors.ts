import { defineErrors } from './defineErrors';

/** What a file contains besides what was read of it. */
export const sheetNoticeErrors = defineErrors('sheetNotice', {
  sheetRead: {
    id: 'Yang dibaca: lembar “%{sheet}”, dengan judul kolom di baris %{row}.',
    en: 'What was read: the sheet “%{sheet}”, with its column headings in row %{row}.',
  },
  headingRow: {
    id: 'Judul kolom ada di baris %{row}; baris di atasnya tidak dibaca.',
    en: 'The column headings are in row %{row}; the rows above them were not read.',
  },
  otherValues: {
    id: 'Lembar “%{sheet}” berjudul kolom sama tetapi isinya lain, dan tidak dibaca. Bila lembar itu yang dimaksud, buka lembar itu, simpan, lalu unggah lagi.',
    en: 'The sheet “%{sheet}” has the same column headings but other values, and was not read. If that sheet is meant, open it, save the workbook, then upload it again.',
  },
  hiddenValues: {
    id: 'Lembar tersembunyi “%{sheet}” berjudul kolom sama, dan tidak dibaca. Bila lembar itu yang dimaksud, tampilkan dan buka lembar itu, simpan, lalu unggah lagi.',
    en: 'The hidden sheet “%{sheet}” has the same column headings, and was not read. If that sheet is meant, unhide and open it, save the workbook, then upload it again.',
  },
  sameValues: {
    id: 'Lembar “%{sheet}” berisi sama, dan tidak dibaca lagi.',
    en: 'The sheet “%{sheet}” has the same content, and was not read again.',
  },
  otherSheet: {
    id: 'Lembar “%{sheet}” juga berisi, tetapi judul kolomnya bukan format ini, sehingga tidak dibaca.',
    en: 'The sheet “%{sheet}” is filled too, but does not have the headings of this template, so it was not read.',
  },
  noHeading: {
    id: 'Kolom %{column} berisi tanpa judul kolom, sehingga tidak dibaca: %{count} sel, mulai dari %{cell}.',
    en: 'Column %{column} is filled without a heading, so it was not read: %{count} cells, from %{cell}.',
  },
  more: {
    id: 'Ada %{count} hal lain seperti ini.',
    en: 'There are %{count} more like these.',
  },
});
