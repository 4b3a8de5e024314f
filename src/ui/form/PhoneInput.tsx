import { memo } from 'react';
import { toE164, toLocalPhone } from '../../../contract/core/phone';
import { FormattedInput } from './FormattedInput';
import type { FieldInput } from './useField';

const write = (value: unknown) => toLocalPhone(String(value ?? ''));

/** A phone number, displayed in blocks of four and stored as E.164; accepts spaces, +62 or a leading 0. */
export const PhoneInput = memo((props: FieldInput) => (
  <FormattedInput {...props} write={write} read={toE164} inputMode="tel" placeholder="0812-3456-7890" />
));
