import { FormattedInput } from './FormattedInput';
import type { FieldInput } from './useField';

export const DateInput = (props: FieldInput) => <FormattedInput {...props} write={String} read={text => text} />;
