import { useTranslate } from 'ra-core';
import type { z } from 'zod';
import { numberFacts } from '../../../contract/core/numberFacts';
import { readNumber } from '../../../contract/core/readNumber';
import { numberFaultText } from '../readTyped';
import { FormattedInput } from './FormattedInput';
import type { FieldInput } from './useField';
import { writeNumber } from './writeNumber';

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
