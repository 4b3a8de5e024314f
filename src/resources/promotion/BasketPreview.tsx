import { useTranslate } from 'ra-core';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { PromotionBenefit } from '../../../contract/promotion/promotionBenefit';
import { errorText } from '../../dataProvider/errorText';
import { formatMoney, formatNumber } from '../../i18n/numbers';
import { FormContext, noForm } from '../../ui/form/FormContext';
import { MoneyInput } from '../../ui/form/MoneyInput';
import { NumberInput } from '../../ui/form/NumberInput';
import { type SampleBasket, sampleOutcome } from './sampleOutcome';
import './basketPreview.css';

/** The discount of the form's promotion on a sample basket, or why there is none. The basket is not part of the form. */
export const BasketPreview = () => {
  const translate = useTranslate();
  const promotion = useWatch();
  const basket = useForm<SampleBasket>({
    defaultValues: { price: 150_000, quantity: 2, shipping: 15_000, traded_in: 2 },
  });
  const sample = sampleOutcome(promotion, basket.watch());
  const t = (key: string) => translate(`resources.promotion.preview.${key}`);
  return (
    <>
      <FormContext value={noForm}>
        <FormProvider {...basket}>
          <MoneyInput source="price" label={t('price')} />
          <NumberInput source="quantity" label={t('quantity')} />
          <MoneyInput source="shipping" label={t('shipping')} />
          {promotion.kind === 'trade_in' && <NumberInput source="traded_in" label={t('traded_in')} />}
        </FormProvider>
      </FormContext>
      <div className="field-wide preview-outcome" role="status">
        {!sample && t('incomplete')}
        {sample?.outcome.ok === false && errorText(sample.outcome.error, sample.outcome.error.message)}
        {sample?.outcome.ok && <Benefit benefit={sample.outcome.benefit} total={sample.total} />}
      </div>
    </>
  );
};

/** The discounts, and the amount left to pay. */
const Benefit = ({ benefit: { goods, shipping, points, total: off }, total }: BenefitProps) => {
  const translate = useTranslate();
  const lines = [
    { name: 'goods', amount: goods, text: `−${formatMoney(goods)}` },
    { name: 'delivery', amount: shipping, text: `−${formatMoney(shipping)}` },
    { name: 'points', amount: points, text: formatNumber(points) },
    { name: 'pays', amount: 1, text: formatMoney(total - off) },
  ].filter(({ amount }) => amount > 0);
  return (
    <dl>
      {lines.map(({ name, text }) => (
        <div key={name} data-total={name === 'pays'}>
          <dt>{translate(`resources.promotion.preview.${name}`)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
};

interface BenefitProps {
  benefit: PromotionBenefit;
  total: number;
}
