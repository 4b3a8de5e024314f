import { Form, SourceContextProvider, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { regionCode } from '../../../contract/area/region';
import { choice, statusChoice } from '../../../contract/core/choice';
import {
  day,
  email,
  instantOut,
  longText,
  phone,
  reference,
  rupiah,
  text,
  webLink,
} from '../../../contract/core/fields';
import { imageUrl, paper } from '../../../contract/file';
import { richText } from '../../../contract/richTextField';
import { Button } from '../../ui/controls/Button';
import { AreaInput } from '../../ui/form/AreaInput';
import { AutocompleteArrayInput } from '../../ui/form/AutocompleteArrayInput';
import { BooleanInput } from '../../ui/form/BooleanInput';
import { CheckboxGroupInput } from '../../ui/form/CheckboxGroupInput';
import { DateInput } from '../../ui/form/DateInput';
import { contractResolver } from '../../ui/form/engine/contractResolver';
import { FileInput } from '../../ui/form/FileInput';
import { FormContext, noForm } from '../../ui/form/FormContext';
import { FormSection } from '../../ui/form/FormSection';
import { fieldRules } from '../../ui/form/fieldRules';
import { ImageInput } from '../../ui/form/ImageInput';
import { MomentInput } from '../../ui/form/MomentInput';
import { MoneyInput } from '../../ui/form/MoneyInput';
import { NumberInput } from '../../ui/form/NumberInput';
import { PeriodInput } from '../../ui/form/PeriodInput';
import { PhoneInput } from '../../ui/form/PhoneInput';
import { ReferenceArrayInput } from '../../ui/form/ReferenceArrayInput';
import { RegionInput } from '../../ui/form/RegionInput';
import { SchemaInput } from '../../ui/form/SchemaInput';
import { SelectInput } from '../../ui/form/SelectInput';
import { TextInput } from '../../ui/form/TextInput';
import { RichTextInput } from '../../ui/richText/RichTextInput';
import './test.css';

/** States with a look of each tone, and one without, which only the provider knows. */
export const sampleStatus = statusChoice({
  live: 'Tayang',
  scheduled: 'Terjadwal',
  waiting: 'Menunggu',
  used_up: 'Habis',
  inactive: 'Nonaktif',
  other: 'Lainnya',
});

const MEGABYTE = 1_048_576;
const areas = { region: 'region', province: 'province', regency: 'regency', district: 'district', village: 'village' };
/** Fields with the rules that the console's forms use. */
const sample = z.object({
  name: text(60),
  note: longText(200),
  email,
  website: webLink.nullish(),
  count: z.int().min(1).max(999),
  day,
  moment: instantOut,
  starts_at: instantOut,
  ends_at: instantOut,
  answer: richText(500),
  level: choice({ low: 'Rendah', high: 'Tinggi' }),
  state: sampleStatus,
  sizes: z.array(choice({ small: 'Kecil', medium: 'Sedang', large: 'Besar' })).min(1),
  provinces: z.array(z.string()),
  merchant_ids: z.array(z.guid()),
  is_on: z.boolean(),
  sales_region: regionCode.nullable(),
  merchant_id: reference('merchant'),
  image: imageUrl.nullish(),
  price: rupiah,
  phone: phone(),
  region: text(20),
  province: text(20),
  regency: text(20),
  district: text(20),
  village: text(20),
  sheet: z.instanceof(File).nullish(),
  paper: paper.nullish(),
});
const facts = fieldRules(sample);
const empty = {
  name: null,
  note: null,
  email: null,
  website: null,
  count: null,
  day: null,
  moment: null,
  starts_at: null,
  ends_at: null,
  answer: null,
  level: null,
  state: null,
  sizes: [],
  provinces: [],
  merchant_ids: [],
  is_on: true,
  sales_region: null,
  merchant_id: null,
  image: null,
  paper: null,
  price: null,
  phone: null,
  region: null,
  province: null,
  regency: null,
  district: null,
  village: null,
};

/** The fields belong to no resource, so the page provides their labels. */
const labels = { getSource: (source: string) => source, getLabel: (source: string) => `pages.test.field_${source}` };

const provinces = [
  { id: '31', name: 'DKI Jakarta' },
  { id: '34', name: 'DI Yogyakarta' },
  { id: '51', name: 'Bali' },
];

/** Every input as in a form, with its validation and current value. Nothing is sent. */
export const SampleInputs = () => {
  const translate = useTranslate();
  const [validated, setValidated] = useState(false);
  const t = (key: string) => translate(`pages.test.${key}`);
  const context = useMemo(() => ({ ...noForm, id: 'sample', input: sample, facts }), []);
  const resolver = useMemo(
    () =>
      contractResolver(sample, {
        template: rule => translate(`rules.${rule}`),
        label: field => translate(`pages.test.field_${field}`),
      }),
    [translate],
  );
  return (
    <FormContext value={context}>
      <Form
        className="test-wide"
        noValidate
        defaultValues={empty}
        resolver={resolver}
        mode="onTouched"
        onSubmit={() => setValidated(true)}
        disableInvalidFormNotification
      >
        <SourceContextProvider value={labels}>
          <FormSection title={t('inputs')} text={t('inputs_text')}>
            <TextInput source="name" counted />
            <TextInput source="email" type="email" />
            <TextInput source="website" type="url" />
            <TextInput source="note" multiline counted fullWidth />
            <NumberInput source="count" />
            <DateInput source="day" />
            <MomentInput source="moment" />
            <SelectInput source="level" />
            <SchemaInput source="state" />
            <PeriodInput from="starts_at" to="ends_at" />
            <RegionInput source="sales_region" emptyText={t('nationwide')} />
            <SchemaInput source="merchant_id" />
            <CheckboxGroupInput source="sizes" emptyText={t('none_chosen')} />
            <AutocompleteArrayInput source="provinces" choices={provinces} />
            <ReferenceArrayInput source="merchant_ids" reference="merchant" />
            <BooleanInput source="is_on" />
            <MoneyInput source="price" />
            <PhoneInput source="phone" />
            <AreaInput fields={areas} />
            <FileInput source="sheet" accept={['.xlsx', '.csv']} maxBytes={MEGABYTE} helperText={t('sheet_help')} />
            <SchemaInput source="paper" />
            <div className="field-wide">
              <ImageInput source="image" />
            </div>
            <RichTextInput source="answer" />
            <p className="field-wide test-kept row wrap">
              <Button type="submit">{t('validate')}</Button>
              <Kept />
              {validated && <span role="status">{t('validated')}</span>}
            </p>
          </FormSection>
        </SourceContextProvider>
      </Form>
    </FormContext>
  );
};

/** The form's current values. */
const Kept = () => {
  const { sheet, ...values } = useWatch();
  return <code>{JSON.stringify({ ...values, sheet: sheet instanceof File ? sheet.name : null })}</code>;
};
