import { useLocaleState, useTranslate } from 'ra-core';
import type { Order } from '../../../contract/order/orderRecord';
import { paymentCondition } from '../../../contract/order/payment';
import { formatDate } from '../../i18n/dates';
import { formatKilometres, formatNumber } from '../../i18n/numbers';
import { FormSection } from '../../ui/form/FormSection';
import './goods.css';
import './orderPage.css';

/** Items of an order, their prices, and the payment. */
export const Goods = ({ order }: { order: Order }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { items, shipping_cost, discount, total, distance_m, payment_method, paid_at } = order;
  const t = (key: string, args?: object) => translate(`resources.monitoring-order.${key}`, args);
  const paid = paid_at
    ? t('show.paid', { when: formatDate(paid_at, 'moment', locale) })
    : payment_method && t(paymentCondition(payment_method) === 'cod' ? 'show.at_door' : 'show.unpaid');
  return (
    <FormSection
      title={t('show.goods')}
      aside={
        <span className="order-aside muted">
          {[t(`choices.payment.${payment_method}`), paid].filter(Boolean).join(' · ')}
        </span>
      }
    >
      <table className="order-goods">
        <thead>
          <tr>
            <th scope="col">{t('show.item')}</th>
            <th scope="col">{t('show.quantity')}</th>
            <th scope="col" className="order-price">
              {t('show.price')}
            </th>
            <th scope="col">{t('show.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, name, quantity, sale_unit, price, amount }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>
                {formatNumber(quantity)} <span className="order-aside muted">{sale_unit}</span>
              </td>
              <td className="order-price">{formatNumber(price)}</td>
              <td>{formatNumber(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Sum title={t('show.shipping')} note={formatKilometres(distance_m)} amount={shipping_cost} />
          {discount !== 0 && <Sum title={t('show.discount')} amount={discount && -discount} />}
          <Sum title={t('show.total')} amount={total} strong />
        </tfoot>
      </table>
    </FormSection>
  );
};

interface SumProps {
  title: string;
  note?: string;
  amount: number | null;
  strong?: boolean;
}

const Sum = ({ title, note, amount, strong = false }: SumProps) => (
  <tr data-strong={strong}>
    <th scope="row">
      {title} {note && <span className="order-aside muted">{note}</span>}
    </th>
    <td />
    <td className="order-price" />
    <td>{formatNumber(amount)}</td>
  </tr>
);
