import { useTranslate } from 'ra-core';
import type { z } from 'zod';
import { numberFacts } from '../../../contract/core/numberFacts';
import { type NumberOptions, readNumber } from '../../../contract/core/readNumber';
import { numberFaultText } from '../fields/readTyped';
import { FormattedInput } from './FormattedInput';
import type { FieldInput } from './useField';

interface NumberInputProps extends FieldInput {
  /** Whole rupiah, with their unit. */
  money?: boolean;
}

/**
 * A number as people write it in Indonesia, in either language of the console: `1.000`, `2,05`. It stays as typed until the field is left;
 * text that cannot be meant is kept, and the reason shown. There are no spin buttons, which a mouse wheel would turn by mistake.
 */
export const NumberInput = ({ money = false, ...props }: NumberInputProps) => {
  const translate = useTranslate();
  const factsOf = (schema: z.ZodType | undefined) => ({ ...numberFacts(schema), ...(money && { decimals: 0 }) });
  return (
    <FormattedInput
      {...props}
      write={(value, schema) => (typeof value === 'number' ? writeNumber(value, factsOf(schema)) : String(value ?? ''))}
      read={(text, schema) => {
        const read = readNumber(text, factsOf(schema));
        return 'value' in read ? read.value : null;
      }}
      fault={(text, { label, schema }) => {
        const facts = factsOf(schema);
        const read = readNumber(text, facts);
        return 'fault' in read ? numberFaultText(translate, { ...read, text, label, money, facts }) : undefined;
      }}
      inputMode={schema => {
        const { decimals, min } = factsOf(schema);
        // keypads for numbers have no minus
        return min < 0 && min > -Infinity ? 'text' : decimals > 0 ? 'decimal' : 'numeric';
      }}
      {...(money && { unit: 'Rp', align: 'right' })}
    />
  );
};

/** More than any number has. */
const ALL_DECIMALS = 20;
const formats = [true, false].map(
  useGrouping => new Intl.NumberFormat('id-ID', { useGrouping, maximumFractionDigits: ALL_DECIMALS }),
);

/** Writes a number into an input, with all of its decimals; `readNumber` reads the same number from it. */
const writeNumber = (value: number, { grouped }: Pick<NumberOptions, 'grouped'>) =>
  formats[grouped === false ? 1 : 0]!.format(value);
