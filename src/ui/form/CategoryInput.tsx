import type { CategoryCode } from '../../../contract/product';
import { CategoryTag } from '../CategoryTag';
import type { Choice } from '../useSchemaChoices';
import { SelectInput } from './SelectInput';
import type { FieldInput } from './useField';

interface CategoryInputProps extends Omit<FieldInput, 'onChange'> {
  /** Those that are offered, where not all are. */
  codes?: readonly CategoryCode[];
  emptyText?: string;
}

const optionText = ({ id }: Choice) => <CategoryTag code={id as CategoryCode} all="" />;

/** A category of products, with its colour. */
export const CategoryInput = ({ codes, ...props }: CategoryInputProps) => (
  <SelectInput {...props} ids={codes} optionText={optionText} />
);
