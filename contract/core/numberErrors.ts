import { defineErrors } from './defineErrors';

/** Why a text is not read as a number; with the text, as it was typed. By fault of `readNumber`. */
export const numberErrors = defineErrors('number', {
  notANumber: { id: '%{column} harus angka, bukan “%{text}”', en: '%{column} must be a number, not “%{text}”' },
  letters: {
    id: '%{column} memuat huruf: “%{text}”. Tulis dengan angka saja.',
    en: '%{column} contains letters: “%{text}”. Write digits only.',
  },
  scientific: {
    id: '%{column} ditulis dengan notasi ilmiah: “%{text}”. Tulis semua angkanya.',
    en: '%{column} is in scientific notation: “%{text}”. Write out all digits.',
  },
  misgrouped: {
    id: '%{column} tidak jelas: “%{text}”. Titik memisahkan ribuan, seperti 1.500, dan koma memisahkan desimal.',
    en: '%{column} is unclear: “%{text}”. A point separates thousands, as in 1.500, and a comma separates decimals.',
  },
  notWhole: {
    id: '%{column} harus bilangan bulat, bukan “%{text}”',
    en: '%{column} must be a whole number, not “%{text}”',
  },
  notWholeRupiah: {
    id: '%{column} harus rupiah bulat, bukan “%{text}”',
    en: '%{column} must be whole rupiah, not “%{text}”',
  },
  ambiguous: {
    id: '%{column} dapat berarti dua angka: “%{text}”. Tulis tanpa pemisah ribuan.',
    en: '%{column} can mean two numbers: “%{text}”. Write it without a thousands separator.',
  },
  tooManyDecimals: {
    id: '%{column} memuat terlalu banyak angka di belakang koma: “%{text}”',
    en: '%{column} has too many decimal places: “%{text}”',
  },
  tooManyDigits: {
    id: '%{column} memuat terlalu banyak angka: “%{text}”',
    en: '%{column} has too many digits: “%{text}”',
  },
});
