import type { NumberOptions } from '../../../contract/core/readNumber';

/** More than any number has. */
const ALL_DECIMALS = 20;
const formats = [true, false].map(
  useGrouping => new Intl.NumberFormat('id-ID', { useGrouping, maximumFractionDigits: ALL_DECIMALS }),
);

/** Writes a number into an input, with all of its decimals; `readNumber` reads the same number from it. */
export const writeNumber = (value: number, { grouped }: Pick<NumberOptions, 'grouped'>) =>
  formats[grouped === false ? 1 : 0]!.format(value);
