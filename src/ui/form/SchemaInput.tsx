import { useTranslate } from 'ra-core';
import type { ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import { fieldAt } from '../../../contract/core/fieldAt';
import { type FieldKind, kindOf } from '../../../contract/core/fieldKind';
import { referenceOf } from '../../../contract/core/referenceOf';
import { DOCUMENT_LIMITS, fileApi, paperUrl } from '../../../contract/file';
import { upload } from '../../dataProvider/call';
import { isOffered } from '../../dataProvider/isOffered';
import { PaperLink } from '../display/PaperLink';
import { RichTextInput } from '../richText/RichTextInput';
import { BooleanInput } from './BooleanInput';
import { CheckboxGroupInput } from './CheckboxGroupInput';
import { DateInput } from './DateInput';
import { FileInput } from './FileInput';
import { useResourceForm } from './FormContext';
import { mayBeNull } from './fieldRules';
import { ImageInput } from './ImageInput';
import { MomentInput } from './MomentInput';
import { MoneyInput } from './MoneyInput';
import { NumberInput } from './NumberInput';
import { PhoneInput } from './PhoneInput';
import { isPending, usePendingUploads } from './pendingUploads';
import { ReferenceInput } from './ReferenceInput';
import { RegionInput } from './RegionInput';
import { SelectInput } from './SelectInput';
import { TextInput } from './TextInput';
import type { FieldInput } from './useField';

const ACCEPTED = ['.pdf', '.jpg', '.jpeg', '.png', '.webp'];
const MEGABYTE = 1_048_576;

/** A document input, for a PDF or a picture, uploaded on 'Simpan'. A stored document is a link; if uploads are not offered, only that. */
const PaperInput = (props: FieldInput) => {
  const translate = useTranslate();
  const uploads = usePendingUploads();
  const { maxBytes } = DOCUMENT_LIMITS;
  const canStore = isOffered(fileApi.uploadPaper);
  const stored: unknown = useWatch({ name: props.source });
  if (!canStore && !stored) return null;
  const keep = (file: File) =>
    uploads.add(
      async () => (await upload(fileApi.uploadPaper, file)).url,
      pending => paperUrl(`${pending}.${file.type === 'application/pdf' ? 'pdf' : 'webp'}`, file.name),
    );
  return (
    <FileInput
      helperText={canStore && translate('app.file.paper_help', { max: maxBytes / MEGABYTE })}
      {...props}
      readOnly={props.readOnly || !canStore}
      accept={ACCEPTED}
      maxBytes={maxBytes}
      keep={keep}
      show={kept => <PaperLink address={String(kept)} unsent={isPending(kept)} />}
    />
  );
};

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
