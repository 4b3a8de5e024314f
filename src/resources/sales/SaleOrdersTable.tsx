import { LinkBase, useCanAccess, useLocaleState, useResourceContext } from 'ra-core';
import type { SaleOrder } from '../../../contract/sales/categorySales';
import type { SalesFigures } from '../../../contract/transaction/sales';
import { formatDate } from '../../i18n/dates';
import { formatNumber } from '../../i18n/numbers';
import { orderResource } from '../order';
import { useSalesCategory, useSalesText } from './useSales';
import './saleOrders.css';

interface SaleOrdersTableProps {
  orders: readonly SaleOrder[];
  /** Totals over all pages. */
  totals: SalesFigures;
}

/** Orders with their items of the category, and their total. Each links to its page, for users who may open it, and to its invoice. */
export const SaleOrdersTable = ({ orders, totals }: SaleOrdersTableProps) => {
  const t = useSalesText();
  const [locale] = useLocaleState();
  const category = useSalesCategory();
  const { canAccess } = useCanAccess({ resource: orderResource.name, action: 'show' });
  const { canAccess: canReadInvoice } = useCanAccess({ resource: useResourceContext() ?? '', action: 'show' });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
    <section className="sale-orders-table" tabIndex={0} aria-label={t('orders.all')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('orders.number')}</th>
            <th scope="col">{t('orders.goods')}</th>
            <th scope="col" className="sale-orders-number">
              {t('orders.value')}
            </th>
            <th scope="col">{t('orders.invoice')}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ id, number, placed_at, goods, value }) => (
            <tr key={id}>
              <th scope="row">
                {canAccess ? <LinkBase to={`/monitoring-order/${id}`}>{number}</LinkBase> : number}
                <small>{formatDate(placed_at, 'moment', locale)}</small>
              </th>
              <td>{goods}</td>
              <td className="sale-orders-number">{formatNumber(value)}</td>
              <td>
                {canReadInvoice && (
                  <LinkBase to={`/sales/${category}/${id}`} aria-label={t('orders.invoice_of', { number })}>
                    {t('orders.invoice')}
                  </LinkBase>
                )}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('orders.page_total', { orders: formatNumber(totals.orders) })}
            </th>
            <td className="sale-orders-number">{formatNumber(totals.value)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </section>
  );
};
