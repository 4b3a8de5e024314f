import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { BodyInput } from '../../../contract/core/endpoint';
import { deskApi } from '../../../contract/desk/deskApi';
import { ApiError } from '../../dataProvider/ApiError';
import { call } from '../../dataProvider/call';
import { formatMoney } from '../../i18n/numbers';
import { splitErrors } from '../../ui/form/engine/splitErrors';
import { type DeskValues, deskForm } from './deskForm';
import { type PlacedOrder, placedOrder, sentOrder } from './placedOrder';
import type { Desk } from './useDesk';

const FIELDS = Object.keys(deskForm.shape);

interface PlaceOrderOptions {
  form: UseFormReturn<DeskValues>;
  desk: Desk;
  /** Key under which the order is placed only once, however often it is sent. */
  idempotencyKey: string;
  label: (path: string) => string;
  onPlaced: (order: PlacedOrder) => void;
}

/**
 * Places the order of a call, sending along the prices told to the caller. If they no longer hold, they are refetched and shown in the
 * cart, which is kept.
 */
export function usePlaceOrder({ form, desk, idempotencyKey, label, onPlaced }: PlaceOrderOptions) {
  const translate = useTranslate();
  const queries = useQueryClient();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  const { amounts, setRemarks, deliverers } = desk;

  /** Marks merchants' stock and prices and the customer's orders as stale, to be refetched at once where they are shown. */
  const outdate = (refetchType: 'active' | 'none') => {
    for (const { call: key } of [deskApi.point, deskApi.products, deskApi.promotion, deskApi.caller])
      void queries.invalidateQueries({ queryKey: [key], refetchType });
  };
  const report = (error: Error) => {
    const { fields, rest } = splitErrors(error, FIELDS, label);
    for (const [path, message] of fields) form.setError(path as keyof DeskValues, { type: 'server', message });
    if (rest) setFailure(new Error(rest));
    if (error instanceof ApiError && error.status === 422) outdate('active');
  };

  const place = async ({ cart, area: _, ...values }: DeskValues) => {
    if (saving) return;
    setFailure(null);
    setSaving(true);
    try {
      const { data } = deliverers.isPlaceholderData ? await deliverers.refetch() : deliverers;
      const now = data?.find(({ id }) => id === values.merchant_id);
      if (now && now.shipping_cost !== amounts.shipping_cost) {
        const after = amounts.total - amounts.shipping_cost + now.shipping_cost;
        setRemarks([{ key: 'changed', args: { before: formatMoney(amounts.total), after: formatMoney(after) } }]);
        return;
      }
      const { shipping_cost, total } = amounts;
      const items = cart.map(({ id, amount, price }) => ({ merchant_product_id: id, quantity: amount, price }));
      // sent as typed, like any form: already validated, and the provider checks what only it can
      const body = { ...values, items, shipping_cost, total } as BodyInput<typeof deskApi.create>;
      const order = await call(deskApi.create, { body, key: idempotencyKey });
      // this call is over; the next one refetches
      outdate('none');
      onPlaced(order ? placedOrder(order) : sentOrder({ ...values, cart }, total, now));
    } catch (error) {
      report(error instanceof Error ? error : new Error(translate('pages.desk.cart.failed')));
    } finally {
      setSaving(false);
    }
  };
  return { place, saving, failure };
}
