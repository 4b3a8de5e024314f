import { formatNumber, parseMoney } from '../../i18n/numbers';
import { FormattedInput } from './FormattedInput';
import type { FieldInput } from './useField';

const write = (value: unknown) => (typeof value === 'number' ? formatNumber(value) : String(value ?? ''));

/** Whole rupiah, written `12.500` and kept as an integer; what is no amount stays as it was typed, and the rule says so. */
export const MoneyInput = (props: FieldInput) => (
  <FormattedInput {...props} write={write} read={parseMoney} unit="Rp" inputMode="numeric" align="right" />
);
