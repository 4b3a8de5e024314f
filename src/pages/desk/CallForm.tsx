import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, memo, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { FormProvider, type UseFormReturn, useForm, useFormContext } from 'react-hook-form';
import type { BodyInput } from '../../../contract/core/endpoint';
import { deskApi } from '../../../contract/desk/deskApi';
import { ApiError } from '../../dataProvider/ApiError';
import { call } from '../../dataProvider/call';
import { formatMoney } from '../../i18n/numbers';
import { contractResolver } from '../../ui/form/engine/contractResolver';
import { splitErrors } from '../../ui/form/engine/splitErrors';
import { FormContext, noForm, SaveStateContext } from '../../ui/form/FormContext';
import { fieldRules } from '../../ui/form/fieldRules';
import { newCreation } from '../../ui/form/newCreation';
import { AddressCard } from './AddressCard';
import { CallerCard } from './CallerCard';
import { CartCard } from './CartCard';
import { type DeskValues, deskForm } from './deskForm';
import { GoodsCard } from './GoodsCard';
import { MerchantsCard } from './MerchantsCard';
import { type PlacedOrder, placedOrder, sentOrder } from './placedOrder';
import type { DeskCall } from './useCalls';
import { type Desk, useDesk } from './useDesk';
import { focusDesk } from './useDeskFocus';
import './callForm.css';

interface CallFormProps {
  call: DeskCall;
  /** Receives the values as they are typed. */
  onKeep: (values: DeskValues) => void;
  onPlaced: (order: PlacedOrder) => void;
}

const isSame = (before: CallFormProps, after: CallFormProps) =>
  before.call.id === after.call.id && before.onKeep === after.onKeep && before.onPlaced === after.onPlaced;

/**
 * The form of a call, from the number to the order. Initialised with the call's values; what it reports through `onKeep` does not rerender
 * it.
 */
export const CallForm = memo((props: CallFormProps) => {
  const translate = useTranslate();
  const label = useCallback(
    (path: string) => translate(`pages.desk.fields.${path.startsWith('cart') ? 'items' : path.split('.')[0]}`),
    [translate],
  );
  const [resolver] = useState(() =>
    contractResolver(deskForm, { template: rule => translate(`rules.${rule}`), label }),
  );
  const form = useForm({
    defaultValues: props.call.values,
    resolver,
    mode: 'onTouched',
    shouldFocusError: true,
  });
  return (
    <FormProvider {...form}>
      <CallSteps {...props} label={label} />
    </FormProvider>
  );
}, isSame);

const context = { ...noForm, input: deskForm, facts: fieldRules(deskForm) };

/** Enter in a field moves on, so that only Ctrl Enter and the button place the order. */
function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter') return;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    // through the button, so that it does nothing while that is disabled
    event.currentTarget.querySelector<HTMLButtonElement>('[type=submit]')?.click();
  } else if (event.target instanceof HTMLInputElement) event.preventDefault();
}

const CallSteps = ({ call, onKeep, onPlaced, label }: CallFormProps & { label: (path: string) => string }) => {
  const form = useFormContext<DeskValues>();
  const desk = useDesk();
  const { asked, setAsked, caller, fill, deliverers, merchant, choose, sort, setSort, search, setSearch, found } = desk;
  const { isSettled, cart, setCart, askAhead, amounts, promotion, remarks, setRemarks } = desk;
  const element = useRef<HTMLFormElement>(null);
  const key = useRef(call.id);
  const { place, saving, failure } = usePlaceOrder({ form, desk, key, label, onPlaced });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => onKeep(values as DeskValues) }),
    [form, onKeep],
  );
  useEffect(() => {
    // synchronous: operators starting the next call type while it renders
    if (!form.getValues('phone')) focusDesk('phone');
  }, [form]);
  const saveState = useMemo(() => {
    const sendAnew = () => {
      key.current = newCreation().key;
      element.current?.requestSubmit();
    };
    return { saving, failure, sendAnew };
  }, [saving, failure]);
  return (
    <FormContext value={context}>
      <SaveStateContext value={saveState}>
        <form ref={element} className="desk-call" noValidate onSubmit={form.handleSubmit(place)} onKeyDown={onKeyDown}>
          <div className="desk-column stack">
            <CallerCard {...{ asked, setAsked, customer: caller, fill }} />
            <AddressCard addresses={caller.data?.addresses} {...{ deliverers, askAhead, merchant: merchant?.id }} />
          </div>
          <div className="desk-column stack">
            <MerchantsCard {...{ deliverers, merchant: merchant?.id, choose, sort, setSort, search: found }} />
            <GoodsCard
              merchant={merchant?.id}
              merchantName={merchant?.name}
              {...{ cart, setCart, search, setSearch, isSettled }}
            />
          </div>
          <div className="desk-column stack">
            <CartCard {...{ cart, setCart, merchant, amounts, promotion, remarks, setRemarks }} />
          </div>
        </form>
      </SaveStateContext>
    </FormContext>
  );
};

const FIELDS = Object.keys(deskForm.shape);

interface PlaceOrderOptions {
  form: UseFormReturn<DeskValues>;
  desk: Desk;
  /** Key under which the order is placed only once, however often it is sent. */
  key: RefObject<string>;
  label: (path: string) => string;
  onPlaced: (order: PlacedOrder) => void;
}

/**
 * Places the order of a call, sending along the prices told to the caller. If they no longer hold, they are refetched and shown in the
 * cart, which is kept.
 */
function usePlaceOrder({ form, desk, key, label, onPlaced }: PlaceOrderOptions) {
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
    if (rest) setFailure(rest === error.message ? error : new Error(rest));
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
      const order = await call(deskApi.create, { body, key: key.current });
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
