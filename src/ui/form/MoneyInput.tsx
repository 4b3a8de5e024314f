import { formatNumber, parseMoney } from '../../i18n/numbers';
import { FormattedInput } from './FormattedInput';
import type { FieldInput } from './useField';

const write = (value: unknown) => (typeof value === 'number' ? formatNumber(value) : String(value ?? ''));

/** Whole rupiah, displayed as `12.500` and stored as an integer; an invalid amount stays as typed, and validation reports it. */
export const MoneyInput = (props: FieldInput) => (
  <FormattedInput {...props} write={write} read={parseMoney} unit="Rp" inputMode="numeric" align="right" />
);
