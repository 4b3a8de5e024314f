import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { formatMoney, formatNumber, parseMoney } from '../../i18n/numbers';
import { FieldFrame } from '../../ui/form/FieldFrame';
import { TextBox } from '../../ui/form/TextBox';
import { type SampleBasket, sampleOutcome } from './sampleOutcome';
import './basketPreview.css';

const NAMES = ['price', 'quantity', 'shipping', 'traded_in'] as const;

/** What the promotion, as it is typed, takes off a basket that one can change. */
export const BasketPreview = () => {
  const translate = useTranslate();
  const id = useId();
  const values = useWatch();
  const [basket, setBasket] = useState<SampleBasket>({ price: 150_000, quantity: 2, shipping: 15_000, traded_in: 2 });
  const t = (key: string) => translate(`resources.promotion.preview.${key}`);
  const names = NAMES.filter(name => name !== 'traded_in' || values.kind === 'trade_in');
  const sample = sampleOutcome(values, basket);
  return (
    <>
      {names.map(name => (
        <FieldFrame key={name} id={`${id}-${name}`} label={t(name)}>
          <TextBox
            id={`${id}-${name}`}
            wrong={false}
            inputMode="numeric"
            value={formatNumber(basket[name])}
            onChange={({ target }) => setBasket({ ...basket, [name]: Math.min(parseMoney(target.value) ?? 0, 1e9) })}
          />
        </FieldFrame>
      ))}
      <div className="field-wide promotion-outcome" role="status">
        {!sample && t('incomplete')}
        {sample && !sample.outcome.ok && sample.outcome.error.message}
        {sample?.outcome.ok && (
          <dl>
            {sample.outcome.benefit.goods > 0 && (
              <Line term={t('goods')} value={`−${formatMoney(sample.outcome.benefit.goods)}`} />
            )}
            {sample.outcome.benefit.shipping > 0 && (
              <Line term={t('delivery')} value={`−${formatMoney(sample.outcome.benefit.shipping)}`} />
            )}
            {sample.outcome.benefit.points > 0 && (
              <Line term={t('points')} value={formatNumber(sample.outcome.benefit.points)} />
            )}
            <Line term={t('pays')} value={formatMoney(sample.total - sample.outcome.benefit.total)} strong />
          </dl>
        )}
      </div>
    </>
  );
};

const Line = ({ term, value, strong = false }: { term: string; value: string; strong?: boolean }) => (
  <div data-strong={strong}>
    <dt>{term}</dt>
    <dd>{value}</dd>
  </div>
);
