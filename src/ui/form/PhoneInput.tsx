import { memo } from 'react';
import { toE164, toLocalPhone } from '../../../contract/core/phone';
import { FormattedInput } from './FormattedInput';
import type { FieldInput } from './useField';

const write = (value: unknown) => toLocalPhone(String(value ?? ''));

interface PhoneInputProps extends FieldInput {
  /** Converts what was typed to E.164. */
  read?: (typed: string) => string | null;
}

/** A phone number, displayed in blocks of four and stored as E.164; accepts spaces, +62 or a leading 0. */
export const PhoneInput = memo(({ read = toE164, ...props }: PhoneInputProps) => (
  <FormattedInput {...props} write={write} read={read} inputMode="tel" placeholder="0812-3456-7890" />
));
