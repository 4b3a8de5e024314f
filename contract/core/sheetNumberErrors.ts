import { defineErrors } from './defineErrors';

/** Why a cell is no number of its column, by the fault that `readNumber` found: what was in it, why not, and what is expected. */
const refusals = <const Id extends string, const En extends string>(id: Id, en: En) =>
  ({
    notANumber: { id: `“%{text}” bukan angka. ${id}`, en: `“%{text}” is not a number. ${en}` },
    letters: { id: `“%{text}” memuat huruf. ${id}`, en: `“%{text}” contains letters. ${en}` },
    scientific: {
      id: `“%{text}” notasi ilmiah, yang angkanya dapat sudah dibulatkan. ${id}`,
      en: `“%{text}” is in scientific notation, which may have been rounded. ${en}`,
    },
    misgrouped: {
      id: `Titik atau koma dalam “%{text}” tidak memisahkan ribuan. ${id}`,
      en: `The points or commas in “%{text}” do not separate thousands. ${en}`,
    },
    notWhole: { id: `“%{text}” tidak bulat. ${id}`, en: `“%{text}” is not whole. ${en}` },
    ambiguous: {
      id: `“%{text}” tidak jelas: pemisahnya dapat ribuan atau desimal. ${id}`,
      en: `“%{text}” is unclear: its separator may be of thousands or decimals. ${en}`,
    },
    tooManyDecimals: {
      id: `“%{text}” memuat terlalu banyak desimal. ${id}`,
      en: `“%{text}” has too many decimals. ${en}`,
    },
    tooManyDigits: {
      id: `“%{text}” memuat lebih banyak digit daripada yang dapat disimpan tepat. ${id}`,
      en: `“%{text}” has more digits than can be stored exactly. ${en}`,
    },
    belowLeast: { id: `“%{text}” terlalu kecil. ${id}`, en: `“%{text}” is too small. ${en}` },
  }) as const;

/** Whole rupiah. */
export const sheetRupiahErrors = defineErrors('sheetRupiah', {
  ...refusals('%{column} harus rupiah bulat, misalnya 92000.', '%{column} must be whole rupiah, for example 92000.'),
  belowLeast: {
    id: '“%{text}” tidak dapat diterima. %{column} harus lebih dari nol.',
    en: '“%{text}” is not accepted. %{column} must be greater than zero.',
  },
});

/** Whole numbers. */
export const sheetWholeErrors = defineErrors(
  'sheetWhole',
  refusals('%{column} harus bilangan bulat mulai dari %{min}.', '%{column} must be a whole number of at least %{min}.'),
);

/** Numbers with decimals. */
export const sheetDecimalErrors = defineErrors(
  'sheetDecimal',
  refusals(
    '%{column} harus angka mulai dari %{min}, misalnya 1234,5.',
    '%{column} must be a number of at least %{min}, for example 1234.5.',
  ),
);
