import { Button } from '@mui/material';
import { Form, SourceContextProvider, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { rupiah, text } from '../../../contract/core/fields';
import { phone } from '../../../contract/core/phone';
import { AreaInput } from '../../ui/form/AreaInput';
import { contractResolver } from '../../ui/form/engine/contractResolver';
import { FileInput } from '../../ui/form/FileInput';
import { FormContext, noForm } from '../../ui/form/FormContext';
import { FormSection } from '../../ui/form/FormSection';
import { fieldFacts } from '../../ui/form/fieldFacts';
import { MoneyInput } from '../../ui/form/MoneyInput';
import { PhoneInput } from '../../ui/form/PhoneInput';
import '../../ui/form/form.css';

const MEGABYTE = 1_048_576;
const areas = { region: 'region', province: 'province', regency: 'regency', district: 'district', village: 'village' };
/** The rules that forms of this console put on such fields. */
const sample = z.object({
  price: rupiah,
  phone: phone(),
  region: text(20),
  province: text(20),
  regency: text(20),
  district: text(20),
  village: text(20),
  sheet: z.instanceof(File).nullish(),
});
const facts = fieldFacts(sample);
const empty = { price: null, phone: null, region: null, province: null, regency: null, district: null, village: null };

/** The fields belong to no resource: their labels are the page's. */
const labels = { getSource: (source: string) => source, getLabel: (source: string) => `pages.test.field_${source}` };

/** The inputs of the toolkit as forms show them, with their rules, and what each keeps. Nothing is sent. */
export const SampleInputs = () => {
  const translate = useTranslate();
  const [judged, setJudged] = useState(false);
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
        onSubmit={() => setJudged(true)}
        disableInvalidFormNotification
      >
        <SourceContextProvider value={labels}>
          <FormSection title={t('inputs')} text={t('inputs_text')}>
            <MoneyInput source="price" />
            <PhoneInput source="phone" />
            <AreaInput fields={areas} />
            <FileInput source="sheet" accept={['.xlsx', '.csv']} maxBytes={MEGABYTE} helperText={t('sheet_help')} />
            <p className="field-wide test-kept">
              <Button type="submit">{t('judge')}</Button>
              <Kept />
              {judged && <span role="status">{t('judged')}</span>}
            </p>
          </FormSection>
        </SourceContextProvider>
      </Form>
    </FormContext>
  );
};

/** What the form holds now. */
const Kept = () => {
  const { sheet, ...values } = useWatch();
  return <code>{JSON.stringify({ ...values, sheet: sheet instanceof File ? sheet.name : null })}</code>;
};
