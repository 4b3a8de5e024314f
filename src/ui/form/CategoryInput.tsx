import type { CategoryCode } from '../../../contract/product/product';
import { CategoryTag } from '../CategoryTag';
import { SelectInput } from './SelectInput';
import type { FieldInput } from './useField';
import type { Choice } from './useSchemaChoices';

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
