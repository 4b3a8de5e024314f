import { useTranslate } from 'ra-core';
import type { ComponentType } from 'react';
import { fieldAt } from '../../../contract/core/fieldAt';
import { type FieldKind, kindOf } from '../../../contract/core/fieldKind';
import { referenceOf } from '../../../contract/core/referenceOf';
import { RichTextInput } from '../richText/RichTextInput';
import { BooleanInput } from './BooleanInput';
import { CheckboxGroupInput } from './CheckboxGroupInput';
import { DateInput } from './DateInput';
import { useResourceForm } from './FormContext';
import { mayBeNull } from './fieldRules';
import { ImageInput } from './ImageInput';
import { MomentInput } from './MomentInput';
import { MoneyInput } from './MoneyInput';
import { NumberInput } from './NumberInput';
import { PaperInput } from './PaperInput';
import { PhoneInput } from './PhoneInput';
import { ReferenceInput } from './ReferenceInput';
import { RegionInput } from './RegionInput';
import { SelectInput } from './SelectInput';
import { TextInput } from './TextInput';
import type { FieldInput } from './useField';

type SchemaInputProps = Omit<FieldInput, 'onChange'>;

/** A select with an empty choice if the schema allows null. */
const OptionalSelect = (props: SchemaInputProps) => {
  const translate = useTranslate();
  const { input } = useResourceForm();
  const emptyText = mayBeNull(fieldAt(input, props.source)) ? translate('app.form.none') : undefined;
  return <SelectInput emptyText={emptyText} {...props} />;
};

const Reference = (props: SchemaInputProps) => {
  const { input } = useResourceForm();
  return <ReferenceInput reference={referenceOf(fieldAt(input, props.source)) ?? ''} {...props} />;
};

const byKind: Partial<Record<FieldKind, ComponentType<SchemaInputProps>>> = {
  text: props => <TextInput counted {...props} />,
  longText: props => <TextInput multiline counted fullWidth {...props} />,
  email: props => <TextInput type="email" {...props} />,
  link: props => <TextInput type="url" placeholder="https://" {...props} />,
  phone: PhoneInput,
  money: MoneyInput,
  number: NumberInput,
  day: DateInput,
  moment: MomentInput,
  boolean: BooleanInput,
  choice: OptionalSelect,
  status: OptionalSelect,
  choices: CheckboxGroupInput,
  region: RegionInput,
  image: ImageInput,
  file: PaperInput,
  reference: Reference,
  richText: RichTextInput,
};

/**
 * The input for a field's kind in the contract, the counterpart of `<DataTable.Col>` for cells. If a form needs more than the usual
 * props, use the specific input instead.
 *
 * @example <SchemaInput source="hired_on" helperText="…" /> // a <DateInput>
 * @throws Error for a field that is not in the form's schema, or of a kind whose input takes several fields
 */
export const SchemaInput = (props: SchemaInputProps) => {
  const { input } = useResourceForm();
  const field = fieldAt(input, props.source);
  const Input = field && byKind[kindOf(field)];
  if (!Input) throw new Error(`<SchemaInput source="${props.source}">: ${field ? kindOf(field) : 'no such field'}`);
  return <Input {...props} />;
};
