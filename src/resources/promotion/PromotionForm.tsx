import { useCanAccess, useRecordContext, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { areaApi } from '../../../contract/area/areaApi';
import { promotionApi } from '../../../contract/promotion/promotionApi';
import { budgetOf, needsApproval } from '../../../contract/promotion/promotionBudget';
import { PROMOTION_KIND_FACTS, type PromotionKind } from '../../../contract/promotion/promotionKind';
import { type PromotionDetail, promotion, promotionInput } from '../../../contract/promotion/promotionRecord';
import { currentSession } from '../../authProvider/session';
import { useCatalogue } from '../../catalogue/CatalogueContext';
import { isOffered } from '../../dataProvider/isOffered';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { formatMoney } from '../../i18n/numbers';
import { Card } from '../../ui/display/Card';
import { AutocompleteArrayInput } from '../../ui/form/AutocompleteArrayInput';
import { BelowFold } from '../../ui/form/BelowFold';
import { BooleanInput } from '../../ui/form/BooleanInput';
import { CheckboxGroupInput } from '../../ui/form/CheckboxGroupInput';
import { DangerZone } from '../../ui/form/DangerZone';
import { FormSection } from '../../ui/form/FormSection';
import { MoneyInput } from '../../ui/form/MoneyInput';
import { NumberInput } from '../../ui/form/NumberInput';
import { PeriodInput } from '../../ui/form/PeriodInput';
import { ReferenceArrayInput } from '../../ui/form/ReferenceArrayInput';
import { firstRegion } from '../../ui/form/RegionInput';
import { ResourceForm } from '../../ui/form/ResourceForm';
import { SelectInput } from '../../ui/form/SelectInput';
import { TextInput } from '../../ui/form/TextInput';
import { useReadOnly } from '../../ui/form/useReadOnly';
import type { Choice } from '../../ui/list/cells/useSchemaChoices';
import { BasketPreview } from './BasketPreview';
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

/** Deletes a promotion, or explains why it cannot be deleted. */
const DeleteZone = () => {
  const translate = useTranslate();
  const record = useRecordContext<PromotionDetail>();
  const { canAccess } = useCanAccess({ resource: 'promotion', action: 'delete', ...(record && { record }) });
  if (record?.may_delete !== false) return <DangerZone />;
  if (!canAccess) return null;
  return (
    <Card className="form-danger between row wrap gap-12">
      <div>
        <h2>{translate('resources.promotion.kept.title')}</h2>
        <p className="form-card-text">{translate('resources.promotion.kept.text')}</p>
      </div>
    </Card>
  );
};

/** The discount of a promotion, its quota and its budget. */
const TermsFields = () => {
  const translate = useTranslate();
  const record = useRecordContext();
  const [kind, quota, max_discount] = useWatch({ name: ['kind', 'quota', 'max_discount'] }) as [
    PromotionKind | null,
    unknown,
    unknown,
  ];
  const t = (key: string, args?: object) => translate(`resources.promotion.${key}`, args);
  const facts = kind ? PROMOTION_KIND_FACTS[kind] : undefined;
  const cost = typeof quota === 'number' && typeof max_discount === 'number' ? { quota, max_discount } : null;
  const budget =
    cost && t(needsApproval(cost) ? 'help.needs_approval' : 'help.at_most', { budget: formatMoney(budgetOf(cost)) });
  const value = {
    source: 'value',
    label: facts ? t(`units.${facts.unit}`) : t('fields.value'),
    required: true,
  };
  return (
    <>
      <TextInput source="title" fullWidth counted />
      <SelectInput source="kind" />
      <TextInput source="code" {...(record && { helperText: false })} />
      {facts?.unit === 'idr' ? <MoneyInput {...value} /> : <NumberInput {...value} />}
      {kind === 'buy_x_get_y' && <NumberInput source="buy_quantity" required />}
      <MoneyInput source="max_discount" />
      <NumberInput source="quota" helperText={budget || undefined} />
      <MoneyInput source="min_purchase" required />
      <NumberInput source="max_uses_per_customer" required />
      <TextInput source="description" fullWidth counted multiline />
      <TextInput source="terms" fullWidth counted multiline />
      {/* an existing one is switched on its page's header */}
      {!record && <BooleanInput source="is_active" fullWidth />}
    </>
  );
};

const NONE: readonly Choice[] = [];
const unchanging = { staleTime: Number.POSITIVE_INFINITY };

/** Where a promotion can be used, and for which goods and merchants. */
const ScopeFields = () => {
  const translate = useTranslate();
  const { can } = useCatalogue();
  const record = useRecordContext<Partial<PromotionDetail>>();
  const own = currentSession()?.user.regions ?? null;
  const { provinces, regencies } = useAreasOf(own);
  const { data } = useEndpointQuery(promotionApi.products, {}, unchanging);
  const all = translate('resources.promotion.all');
  const offered = useMemo(
    () => own && [...new Set([...own, ...(record?.region_codes ?? [])])],
    [own, record?.region_codes],
  );
  return (
    <>
      <CheckboxGroupInput source="region_codes" ids={offered ?? undefined} emptyText={all} />
      <CheckboxGroupInput source="category_codes" emptyText={all} />
      <AutocompleteArrayInput
        source="province_codes"
        choices={provinces}
        chosen={record?.provinces ?? NONE}
        emptyText={all}
      />
      <AutocompleteArrayInput
        source="regency_codes"
        choices={regencies}
        chosen={record?.regencies ?? NONE}
        emptyText={all}
      />
      {isOffered(promotionApi.products) && (
        <AutocompleteArrayInput
          source="product_ids"
          choices={data?.list ?? NONE}
          chosen={record?.products ?? NONE}
          emptyText={all}
        />
      )}
      <ReferenceArrayInput
        source="merchant_ids"
        reference="merchant"
        chosen={record?.merchants ?? NONE}
        emptyText={all}
        readOnly={!can('merchant', 'list')}
      />
    </>
  );
};

/** Returns the provinces and regencies of the sales regions; of the whole country for null. */
function useAreasOf(regions: readonly string[] | null) {
  const provinces = useEndpointQuery(areaApi.provinces, {}, unchanging).data?.list;
  const regencies = useEndpointQuery(areaApi.regencies, {}, unchanging).data?.list;
  return useMemo(() => {
    const within = (provinces ?? []).filter(({ region_id }) => !regions || regions.includes(region_id));
    const codes = new Set(within.map(({ id }) => id));
    return { provinces: within, regencies: (regencies ?? []).filter(({ province_id }) => codes.has(province_id)) };
  }, [provinces, regencies, regions]);
}
