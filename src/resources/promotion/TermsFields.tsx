import { useRecordContext, useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { budgetOf, needsApproval } from '../../../contract/promotion/promotionBudget';
import { PROMOTION_KIND_FACTS, type PromotionKind } from '../../../contract/promotion/promotionKind';
import { formatMoney } from '../../i18n/numbers';
import { BooleanInput } from '../../ui/form/BooleanInput';
import { MoneyInput } from '../../ui/form/MoneyInput';
import { NumberInput } from '../../ui/form/NumberInput';
import { SelectInput } from '../../ui/form/SelectInput';
import { TextInput } from '../../ui/form/TextInput';

/** The discount of a promotion, its quota and its budget. */
export const TermsFields = () => {
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
