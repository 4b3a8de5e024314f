import { useTranslate } from 'ra-core';
import { fieldAt } from '../../../contract/core/fieldAt';
import type { CategoryCode } from '../../../contract/product';
import { CategoryTag } from '../list/cells/CategoryTag';
import type { Choice } from '../list/cells/useSchemaChoices';
import { useResourceForm } from './FormContext';
import { mayBeNull } from './fieldRules';
import { SelectInput } from './SelectInput';
import type { FieldInput } from './useField';

interface CategoryInputProps extends Omit<FieldInput, 'onChange'> {
  /** The categories to offer, if not all. */
  codes?: readonly CategoryCode[];
}

const optionText = ({ id }: Choice) => <CategoryTag code={id as CategoryCode} />;

/** A product category, with its colour; if the schema allows null, 'Semua' stands for all. */
export const CategoryInput = ({ codes, ...props }: CategoryInputProps) => {
  const translate = useTranslate();
  const { input } = useResourceForm();
  const emptyText = mayBeNull(fieldAt(input, props.source)) ? translate('app.area.all') : undefined;
  return <SelectInput {...props} ids={codes} optionText={optionText} emptyText={emptyText} />;
};
