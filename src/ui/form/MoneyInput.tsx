import { NumberInput } from './NumberInput';
import type { FieldInput } from './useField';

/** Whole rupiah, displayed as `12.500` and stored as an integer. */
export const MoneyInput = (props: FieldInput) => <NumberInput {...props} money />;
