import { X } from 'lucide-react';
import {
  LinkBase,
  useCanAccess,
  useListContext,
  useLocaleState,
  useLocation,
  useNavigate,
  useResourceContext,
} from 'ra-core';
import { useId, useState } from 'react';
import type { SaleOrder } from '../../../contract/sales/categorySales';
import { salesApi } from '../../../contract/sales/salesApi';
import type { SalesFigures } from '../../../contract/transaction/sales';
import { stepStart, stepsOf } from '../../../contract/transaction/salesPeriod';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { formatDate } from '../../i18n/dates';
import { formatMoney, formatNumber } from '../../i18n/numbers';
import { Button } from '../../ui/controls/Button';
import { IconButton } from '../../ui/controls/IconButton';
import { daysText } from '../../ui/controls/period';
import { Drawer } from '../../ui/material/overlays';
import { Failed } from '../../ui/states/Failed';
import { TableSkeleton } from '../../ui/states/TableSkeleton';
import { orderResource } from '../order';
import { ALL_ROWS, ROWS_PARAM, rowIn, useSalesCategory, useSalesPeriod, useSalesText, withOrdersOf } from './useSales';
import './saleOrders.css';

const PER_PAGE = 50;

/** The orders behind one row of the list, or all of them, if the address asks for it; they add up to the row's figure. */
export const SaleOrders = () => {
  const { search } = useLocation();
  const opened = new URLSearchParams(search).get(ROWS_PARAM);
  return opened && (opened === ALL_ROWS || rowIn(opened)) ? <Opened key={opened} opened={opened} /> : null;
};

const Opened = ({ opened }: { opened: string }) => {
  const t = useSalesText();
  const [locale] = useLocaleState();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { filterValues } = useListContext();
  const category = useSalesCategory();
  const { range, step } = useSalesPeriod();
  const id = useId();
  const [page, setPage] = useState(1);
  const row = rowIn(opened);
  const period = { start_date: range.start, end_date: range.end };
  const days = (row && stepsOf(period, step).find(each => stepStart(each.start_date, step) === row.first)) ?? period;
  const query = { ...filterValues, ...days, merchant_id: row?.merchant_id, category, page, limit: PER_PAGE };
  const { data, error, refetch } = useEndpointQuery(salesApi.orders, { query }, { placeholderData: before => before });
  const close = () => navigate({ search: withOrdersOf(search, null) }, { replace: true });
  const merchant = data?.list[0]?.merchant_name;
  return (
    <Drawer
      anchor="right"
      open
      onClose={close}
      slotProps={{ paper: { className: 'sale-orders', role: 'dialog', 'aria-labelledby': id, 'aria-modal': true } }}
    >
      <header className="sale-orders-head between">
        <div>
          <h2 id={id}>{row ? t('orders.title', { merchant: merchant ?? '' }) : t('orders.all')}</h2>
          <p>{daysText(days, locale)}</p>
          {data && (
            <p className="sale-orders-sum">
              {t('orders.sum', {
                orders: formatNumber(data.totals.orders),
                quantity: formatNumber(data.totals.quantity),
                value: formatMoney(data.totals.value),
              })}
            </p>
          )}
        </div>
        <IconButton aria-label={t('orders.close')} onClick={close}>
          <X />
        </IconButton>
      </header>
      {error ? (
        <Failed title={t('orders.failed')} error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <SaleOrdersTable orders={data.list} totals={data.totals} />
          {data.meta.total_page > 1 && (
            <footer className="sale-orders-pages">
              <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
                {t('orders.previous')}
              </Button>
              {t('orders.range', {
                from: formatNumber((page - 1) * PER_PAGE + 1),
                to: formatNumber(Math.min(page * PER_PAGE, data.total)),
                total: formatNumber(data.total),
              })}
              <Button disabled={page === data.meta.total_page} onClick={() => setPage(page + 1)}>
                {t('orders.next')}
              </Button>
            </footer>
          )}
        </>
      ) : (
        <TableSkeleton rows={6} columns={4} />
      )}
    </Drawer>
  );
};

interface SaleOrdersTableProps {
  orders: readonly SaleOrder[];
  /** Totals over all pages. */
  totals: SalesFigures;
}

/** Orders with their items of the category, and their total. Each links to its page, for users who may open it, and to its invoice. */
const SaleOrdersTable = ({ orders, totals }: SaleOrdersTableProps) => {
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
