import { useTranslate } from 'ra-core';
import { type FieldValues, FormProvider, useForm, useWatch } from 'react-hook-form';
import { now } from '../../../contract/core/now';
import type { PromotionBenefit } from '../../../contract/promotion/promotionBenefit';
import {
  type PromotionContext,
  type PromotionOutcome,
  type PromotionTerms,
  promotionOutcome,
} from '../../../contract/promotion/promotionRule';
import { errorText } from '../../dataProvider/errorText';
import { formatMoney, formatNumber } from '../../i18n/numbers';
import { FormContext, noForm } from '../../ui/form/FormContext';
import { MoneyInput } from '../../ui/form/MoneyInput';
import { NumberInput } from '../../ui/form/NumberInput';
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

/** Prices in whole rupiah, and quantities; null for an empty field. */
interface SampleBasket {
  price: number | null;
  quantity: number | null;
  shipping: number | null;
  traded_in: number | null;
}

const DAY_MS = 86_400_000;

/**
 * Computes the outcome of a form's promotion for a basket of eligible goods, as if it were running now.
 *
 * @returns undefined while a field that the rule needs is empty
 */
function sampleOutcome(
  values: FieldValues,
  basket: SampleBasket,
): { outcome: PromotionOutcome; total: number } | undefined {
  const { kind, value, max_discount, min_purchase, buy_quantity, category_codes, product_ids } = values;
  if (!kind || !isCount(value) || !isCount(max_discount)) return undefined;
  const { price, quantity, shipping, traded_in } = filled(basket);
  const products: (string | null)[] = product_ids?.length > 0 ? product_ids : [null];
  const goods = kind === 'bundle_price' ? products : products.slice(0, 1);
  const items = goods.map(product_id => ({
    product_id,
    category_code: category_codes?.[0] ?? 'lpg',
    quantity,
    price,
  }));
  const context = runningContext();
  const promotion: PromotionTerms = {
    ...context.voucher,
    kind,
    value,
    max_discount,
    min_purchase: isCount(min_purchase) ? min_purchase : 0,
    buy_quantity: isCount(buy_quantity) ? buy_quantity : null,
    category_codes: category_codes ?? [],
    product_ids: product_ids ?? [],
    ...everywhere,
  };
  const outcome = promotionOutcome(promotion, { items, shipping_cost: shipping, traded_in }, context);
  return { outcome, total: items.length * price * quantity + shipping };
}

/** A scope without conditions. */
const everywhere = {
  region_codes: [],
  province_codes: [],
  regency_codes: [],
  merchant_ids: [],
  weekdays: [],
  from_time: null,
  until_time: null,
  max_uses_per_customer: 1,
  is_active: true,
  approval: 'not_needed',
} as const;

/** Context of a customer's first order, now, with an active voucher. */
function runningContext() {
  const at = new Date(now());
  return {
    at,
    merchant_id: '',
    region_code: 'jbb',
    province_code: '',
    regency_code: '',
    customer: { orders: 0, uses: 0 },
    voucher: {
      decision: 'active',
      starts_at: new Date(at.getTime() - DAY_MS).toISOString(),
      ends_at: new Date(at.getTime() + DAY_MS).toISOString(),
      quota: 1,
      used: 0,
    },
  } as const satisfies PromotionContext;
}

const filled = ({ price, quantity, shipping, traded_in }: SampleBasket) => ({
  price: isCount(price) ? price : 0,
  quantity: isCount(quantity) ? quantity : 0,
  shipping: isCount(shipping) ? shipping : 0,
  traded_in: isCount(traded_in) ? traded_in : 0,
});

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;
