import type { Invoice } from '../../../contract/sales/invoice';
import { formatMoney, formatNumber } from '../../i18n/numbers';
import { useSalesText } from './useSales';
import './invoiceGoods.css';

/** The items charged for, and their total. */
export const InvoiceGoods = ({ invoice }: { invoice: Invoice }) => {
  const t = useSalesText();
  const { items, goods_amount, shipping_cost, discount, total } = invoice;
  const sums: [key: string, amount: number][] = [
    ['goods_amount', goods_amount],
    ['shipping_cost', shipping_cost],
    ...(discount > 0 ? ([['discount', -discount]] satisfies [string, number][]) : []),
    ['total', total],
  ];
  return (
    <table className="invoice-goods">
      <thead>
        <tr>
          <th scope="col">{t('invoice.item')}</th>
          <th scope="col">{t('invoice.quantity')}</th>
          <th scope="col" className="invoice-price">
            {t('invoice.price')}
          </th>
          <th scope="col">{t('invoice.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, name, quantity, sale_unit, price, amount }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>
              {formatNumber(quantity)} {sale_unit}
            </td>
            <td className="invoice-price">{formatMoney(price)}</td>
            <td>{formatMoney(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(([key, amount]) => (
          <tr key={key} data-total={key === 'total'}>
            <th scope="row">{t(`invoice.${key}`)}</th>
            <td />
            <td className="invoice-price" />
            <td>{formatMoney(amount)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
};
