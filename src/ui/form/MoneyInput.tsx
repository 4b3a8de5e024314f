import { formatNumber, parseMoney } from '../../i18n/numbers';
import { FormattedInput } from './FormattedInput';
import type { FieldInput } from './useField';
import './textBox.css';

const write = (value: unknown) => (typeof value === 'number' ? formatNumber(value) : String(value ?? ''));

const rupiahSign = () => <span className="box-unit">Rp</span>;

/** Whole rupiah, written `12.500` and kept as an integer; what is no amount stays as it was typed, and the rule says so. */
export const MoneyInput = (props: FieldInput) => (
  <FormattedInput {...props} write={write} read={parseMoney} start={rupiahSign} inputMode="numeric" align="right" />
);
