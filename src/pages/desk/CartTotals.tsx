import { useTranslate } from 'ra-core';
import { formatNumber } from '../../i18n/numbers';
import { useDeskContext } from './DeskContext';

/** What the goods, the delivery and the discount come to. */
export const CartTotals = () => {
  const translate = useTranslate();
  const t = (key: string, args?: object) => translate(`pages.desk.cart.${key}`, args);
  const { amounts, merchant, promotion } = useDeskContext();
  const km = formatNumber(Math.round((merchant?.distance_m ?? 0) / 100) / 10);
  return (
    <dl className="cart-totals">
      <div>
        <dt>{t('goods')}</dt>
        <dd>{formatNumber(amounts.goods_amount)}</dd>
      </div>
      <div>
        <dt>{t('shipping', { km })}</dt>
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
