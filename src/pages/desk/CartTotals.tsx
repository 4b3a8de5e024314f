import { useTranslate } from 'ra-core';
import { formatKilometres, formatNumber } from '../../i18n/numbers';
import type { Desk } from './useDesk';

/** Totals of goods, delivery and discount. */
export const CartTotals = ({ amounts, merchant, promotion }: Pick<Desk, 'amounts' | 'merchant' | 'promotion'>) => {
  const translate = useTranslate();
  const t = (key: string, args?: object) => translate(`pages.desk.cart.${key}`, args);
  return (
    <dl className="cart-totals">
      <div>
        <dt>{t('goods')}</dt>
        <dd>{formatNumber(amounts.goods_amount)}</dd>
      </div>
      <div>
        <dt>{t('shipping', { distance: formatKilometres(merchant?.distance_m ?? 0) })}</dt>
        <dd>{formatNumber(amounts.shipping_cost)}</dd>
      </div>
      {amounts.discount > 0 && (
        <div>
          <dt>{t('discount', { title: promotion.data?.title ?? '' })}</dt>
          <dd>−{formatNumber(amounts.discount)}</dd>
        </div>
      )}
    </dl>
  );
};
