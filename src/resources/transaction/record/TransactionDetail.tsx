import { LinkBase, type RaRecord, useCreatePath, useLocaleState, useTranslate } from 'ra-core';
import { useId } from 'react';
import type { Order } from '../../../../contract/order/orderRecord';
import { isPaidToMerchant } from '../../../../contract/order/paymentState';
import { transactionApi } from '../../../../contract/transaction/transactionApi';
import type { TransactionRecord } from '../../../../contract/transaction/transactionRecord';
import { useCatalogue } from '../../../catalogue/CatalogueContext';
import { useEndpointQuery } from '../../../dataProvider/useEndpointQuery';
import { formatDate } from '../../../i18n/dates';
import { formatMoney } from '../../../i18n/numbers';
import { Button } from '../../../ui/controls/Button';
import { Facts } from '../../../ui/display/Facts';
import { Timeline } from '../../../ui/display/Timeline';
import type { EditFormProps } from '../../../ui/list/onDemand/FormOverList';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../../ui/material/overlays';
import { OrderStatusChip } from '../../order/OrderStatusChip';
import { MismatchMark, PaymentStateChip } from './PaymentStateChip';
import './transactionDetail.css';

/** First the row of the list, then the whole order. */
type Transaction = TransactionRecord & Partial<Pick<Order, 'events'>> & RaRecord;

/** A transaction over the list: its payment, its amounts, and its order's timeline. */
export const TransactionDetail = ({ record, onClose }: EditFormProps<Transaction>) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const titleId = useId();
  const { can } = useCatalogue();
  const createPath = useCreatePath();
  const { data: payment, isError } = useEndpointQuery(transactionApi.payment, { params: { id: String(record.id) } });
  const t = (key: string, args?: object) => translate(`resources.transaction-record.${key}`, args);
  const moment = (value: string | null) => value && `${formatDate(value, 'moment', locale)} WIB`;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId}>{t('detail.title', { number: record.number })}</DialogTitle>
      <DialogContent className="transaction-detail">
        <p className="transaction-chips">
          <OrderStatusChip status={record.status} />
          {payment && <PaymentStateChip state={payment.state} />}
          {payment?.mismatch && <MismatchMark mismatch={payment.mismatch} />}
        </p>
        <Facts
          facts={[
            [t('fields.merchant_name'), record.merchant_name],
            [t('fields.placed_at'), moment(record.placed_at)],
            [t('fields.goods_amount'), formatMoney(record.goods_amount)],
            [t('fields.shipping_cost'), formatMoney(record.shipping_cost)],
            [t('fields.discount'), formatMoney(record.discount)],
            [t('totals.total'), formatMoney(record.total)],
          ]}
        />
        {isError && <p role="alert">{t('detail.failed')}</p>}
        {payment && (
          <Facts
            facts={[
              [
                t('fields.payment_method'),
                translate(`resources.monitoring-order.choices.payment.${payment.payment_method}`),
              ],
              [t('fields.payment_reference'), payment.reference],
              [t('fields.paid_at'), moment(payment.paid_at)],
              [t('totals.paid_amount'), formatMoney(payment.paid_amount)],
              [t('fields.refunded_amount'), formatMoney(payment.refunded_amount)],
              [t('fields.payment_fee'), formatMoney(payment.fee)],
              [t('totals.net_amount'), formatMoney(payment.net_amount)],
              [
                t('fields.settled_at'),
                payment.payment_method && isPaidToMerchant(payment.payment_method)
                  ? t('detail.in_hand')
                  : (moment(payment.settled_at) ?? t('detail.not_settled')),
              ],
            ]}
          />
        )}
        <Timeline
          title={t('detail.timeline')}
          events={(record.events ?? []).map(event => ({
            id: event.id,
            title: translate(`resources.monitoring-order.choices.action.${event.action}`),
            at: event.created_at,
            by: event.actor_name,
            ...(event.note && { note: event.note }),
          }))}
        />
      </DialogContent>
      <DialogActions>
        {can('monitoring-order', 'show') && (
          <Button component={LinkBase} to={createPath({ resource: 'monitoring-order', type: 'show', id: record.id })}>
            {t('detail.order')}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {t('detail.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
