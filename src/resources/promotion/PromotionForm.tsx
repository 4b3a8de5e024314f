import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { promotion, promotionInput } from '../../../contract/promotion/promotionRecord';
import { BelowFold } from '../../ui/form/BelowFold';
import { CheckboxGroupInput } from '../../ui/form/CheckboxGroupInput';
import { FormSection } from '../../ui/form/FormSection';
import { PeriodInput } from '../../ui/form/PeriodInput';
import { firstRegion } from '../../ui/form/RegionInput';
import { ResourceForm } from '../../ui/form/ResourceForm';
import { TextInput } from '../../ui/form/TextInput';
import { useReadOnly } from '../../ui/form/useReadOnly';
import { BasketPreview } from './BasketPreview';
import { DeleteZone } from './DeleteZone';
import { ScopeFields } from './ScopeFields';
import { TermsFields } from './TermsFields';
import './promotion.css';

const newPromotion = {
  title: null,
  code: null,
  description: null,
  kind: null,
  value: null,
  buy_quantity: null,
  province_codes: [],
  regency_codes: [],
  category_codes: [],
  product_ids: [],
  merchant_ids: [],
  weekdays: [],
  from_time: null,
  until_time: null,
  starts_at: null,
  ends_at: null,
  quota: null,
  min_purchase: 0,
  max_discount: null,
  max_uses_per_customer: 1,
  terms: null,
  is_active: true,
};

/** The create and edit form of a promotion, with a preview of its discount on a sample basket. */
export const PromotionForm = () => {
  const translate = useTranslate();
  const [defaults] = useState(() => {
    const own = firstRegion();
    return { ...newPromotion, region_codes: own ? [own] : [] };
  });
  const t = (key: string) => translate(`resources.promotion.${key}`);
  const timeHelp = useReadOnly() ? undefined : t('help.time');
  return (
    <ResourceForm deletable={false} input={promotionInput} history={promotion} defaultValues={defaults}>
      <FormSection title={t('sections.content')} text={t('sections.content_text')}>
        <TermsFields />
      </FormSection>
      <BelowFold>
        <FormSection title={t('sections.time')}>
          <PeriodInput from="starts_at" to="ends_at" />
          <CheckboxGroupInput source="weekdays" emptyText={t('every_day')} fullWidth />
          <TextInput source="from_time" placeholder="06:00" helperText={timeHelp} />
          <TextInput source="until_time" placeholder="09:00" helperText={timeHelp} />
        </FormSection>
        <FormSection title={t('sections.scope')} text={t('sections.scope_text')}>
          <ScopeFields />
        </FormSection>
        <FormSection title={t('sections.preview')} text={t('sections.preview_text')}>
          <BasketPreview />
        </FormSection>
        <DeleteZone />
      </BelowFold>
    </ResourceForm>
  );
};
