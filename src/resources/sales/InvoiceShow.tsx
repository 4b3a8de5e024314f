import { Download, Printer, ReceiptText } from 'lucide-react';
import { LinkBase, type RaRecord, useCanAccess, useLocaleState, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { toLocalPhone } from '../../../contract/core/phone';
import { paymentCondition } from '../../../contract/order/payment';
import { type Invoice, TAX_NOTE } from '../../../contract/sales/invoice';
import { invoiceApi } from '../../../contract/sales/invoiceApi';
import { saveFile } from '../../browser/saveFile';
import { ApiError } from '../../dataProvider/ApiError';
import { download } from '../../dataProvider/call';
import { isOffered } from '../../dataProvider/isOffered';
import { formatDate, formatDay } from '../../i18n/dates';
import { formatMoney, formatNumber } from '../../i18n/numbers';
import { Button } from '../../ui/controls/Button';
import { Card } from '../../ui/display/Card';
import { ResourceShow } from '../../ui/record/ResourceShow';
import { orderResource } from '../order';
import { useSalesText } from './useSales';
import './invoicePage.css';
import './invoiceSheet.css';
import './invoiceGoods.css';

const InvoiceShow = () => (
  <ResourceShow<Invoice & RaRecord> whole="items" titled>
    {invoice => <InvoicePage invoice={invoice} />}
  </ResourceShow>
);

export default InvoiceShow;

/** The invoice of a sale as printed, with its actions. */
const InvoicePage = ({ invoice }: { invoice: Invoice }) => {
  const t = useSalesText();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const { canAccess } = useCanAccess({ resource: orderResource.name, action: 'show' });
  const take = async () => {
    setBusy(true);
    try {
      const { file, name } = await download(invoiceApi.pdf, { params: { id: invoice.id } });
      saveFile(file, name);
      notify(t('invoice.downloaded', { name }), { type: 'success' });
    } catch (error) {
      notify(error instanceof ApiError ? error.message : String(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="invoice-page">
      <div className="invoice-tools">
        {canAccess && (
          <Button component={LinkBase} to={`/monitoring-order/${invoice.id}`} startIcon={<ReceiptText />}>
            {t('invoice.order')}
          </Button>
        )}
        {isOffered(invoiceApi.pdf) && (
          <Button startIcon={<Download />} disabled={busy} onClick={() => void take()}>
            {t('invoice.pdf')}
          </Button>
        )}
        <Button variant="contained" startIcon={<Printer />} onClick={() => window.print()}>
          {t('invoice.print')}
        </Button>
      </div>
      <InvoiceSheet invoice={invoice} />
    </div>
  );
};

/** The printed sheet: number, seller and buyer, goods, the total in words, payment, and the tax note. */
const InvoiceSheet = ({ invoice }: { invoice: Invoice }) => {
  const t = useSalesText();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { number, order_number, issued_on, seller, buyer, payment_method, paid_at, total_in_words } = invoice;
  const paid = paid_at
    ? t('invoice.paid', { when: `${formatDate(paid_at, 'moment', locale)} WIB` })
    : t(paymentCondition(payment_method) === 'cod' ? 'invoice.at_door' : 'invoice.unpaid');
  return (
    <Card className="invoice" aria-label={number}>
      <div className="invoice-head between">
        <h2>{t('invoice.heading')}</h2>
        <div>
          <b>{number}</b>
          <span>{formatDay(issued_on, 'long', locale)}</span>
          <span>{t('invoice.order_number', { number: order_number })}</span>
        </div>
      </div>
      <div className="invoice-parties">
        <address>
          <span>{t('invoice.seller')}</span>
          <b>{seller.name}</b>
          {seller.address}
          <br />
          {seller.regency}, {seller.province}
          <br />
          {t('invoice.phone', { phone: toLocalPhone(seller.phone) })}
          <br />
          {t('invoice.owner', { number: seller.number, owner: seller.owner_name })}
        </address>
        <address>
          <span>{t('invoice.buyer')}</span>
          <b>{buyer?.name ?? t('invoice.hidden_buyer')}</b>
          {buyer?.address ?? t('invoice.hidden_text')}
        </address>
      </div>
      <InvoiceGoods invoice={invoice} />
      <dl className="invoice-facts">
        <dt className="muted">{t('invoice.in_words')}</dt>
        <dd lang="id">
          <i>{total_in_words}</i>
        </dd>
        <dt className="muted">{t('invoice.payment')}</dt>
        <dd>
          {translate(`resources.monitoring-order.choices.payment.${payment_method}`)}, {paid}
        </dd>
      </dl>
      <div className="invoice-foot">
        <p lang="id">{TAX_NOTE}</p>
        <p>{t('invoice.no_signature')}</p>
      </div>
    </Card>
  );
};

/** The items charged for, and their total. */
const InvoiceGoods = ({ invoice }: { invoice: Invoice }) => {
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
