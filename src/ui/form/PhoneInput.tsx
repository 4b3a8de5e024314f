import { memo } from 'react';
import { toE164, toLocalPhone } from '../../../contract/core/phone';
import { FormattedInput } from './FormattedInput';
import type { FieldInput } from './useField';

const write = (value: unknown) => toLocalPhone(String(value ?? ''));

/** A phone number, written in blocks of four as people read it and kept as E.164; pasted with spaces, +62 or 0 alike. */
export const PhoneInput = memo((props: FieldInput) => (
  <FormattedInput {...props} write={write} read={toE164} inputMode="tel" placeholder="0812-3456-7890" />
));
