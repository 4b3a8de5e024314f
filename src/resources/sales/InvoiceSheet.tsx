import { useLocaleState, useTranslate } from 'ra-core';
import { toLocalPhone } from '../../../contract/core/phone';
import { paymentCondition } from '../../../contract/order/payment';
import { type Invoice, TAX_NOTE } from '../../../contract/sales/invoice';
import { formatDate, startOfJakartaDay } from '../../i18n/dates';
import { Card } from '../../ui/Card';
import { InvoiceGoods } from './InvoiceGoods';
import { useSalesText } from './useSales';
import './invoiceSheet.css';

/** The printed sheet: number, seller and buyer, goods, the total in words, payment, and the tax note. */
export const InvoiceSheet = ({ invoice }: { invoice: Invoice }) => {
  const t = useSalesText();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { number, order_number, issued_on, seller, buyer, payment_method, paid_at, total_in_words } = invoice;
  const paid = paid_at
    ? t('invoice.paid', { when: `${formatDate(paid_at, 'moment', locale)} WIB` })
    : t(paymentCondition(payment_method) === 'cod' ? 'invoice.at_door' : 'invoice.unpaid');
  return (
    <Card className="invoice" aria-label={number}>
      <div className="invoice-head">
        <h2>{t('invoice.heading')}</h2>
        <div>
          <b>{number}</b>
          <span>{formatDate(startOfJakartaDay(issued_on), 'long', locale)}</span>
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
        <dt>{t('invoice.in_words')}</dt>
        <dd lang="id">
          <i>{total_in_words}</i>
        </dd>
        <dt>{t('invoice.payment')}</dt>
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
