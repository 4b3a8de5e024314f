import { useTranslate } from 'ra-core';
import { type KeyboardEvent, memo, useCallback, useEffect, useMemo, useState } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { contractResolver } from '../../ui/form/engine/contractResolver';
import { FormContext, noForm, SaveStateContext } from '../../ui/form/FormContext';
import { fieldRules } from '../../ui/form/fieldRules';
import { AddressCard } from './AddressCard';
import { CallerCard } from './CallerCard';
import { CartCard } from './CartCard';
import { type DeskValues, deskForm } from './deskForm';
import { GoodsCard } from './GoodsCard';
import { MerchantsCard } from './MerchantsCard';
import type { PlacedOrder } from './placedOrder';
import type { DeskCall } from './useCalls';
import { useDesk } from './useDesk';
import { focusDesk } from './useDeskFocus';
import { usePlaceOrder } from './usePlaceOrder';
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
  const { place, saving, failure } = usePlaceOrder({ form, desk, idempotencyKey: call.id, label, onPlaced });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => onKeep(values as DeskValues) }),
    [form, onKeep],
  );
  useEffect(() => {
    // synchronous: operators starting the next call type while it renders
    if (!form.getValues('phone')) focusDesk('phone');
  }, [form]);
  const saveState = useMemo(() => ({ saving, failure }), [saving, failure]);
  return (
    <FormContext value={context}>
      <SaveStateContext value={saveState}>
        <form className="desk-call" noValidate onSubmit={form.handleSubmit(place)} onKeyDown={onKeyDown}>
          <div className="desk-column">
            <CallerCard {...{ asked, setAsked, customer: caller, fill }} />
            <AddressCard addresses={caller.data?.addresses} {...{ deliverers, askAhead, merchant: merchant?.id }} />
          </div>
          <div className="desk-column">
            <MerchantsCard {...{ deliverers, merchant: merchant?.id, choose, sort, setSort, search: found }} />
            <GoodsCard
              merchant={merchant?.id}
              merchantName={merchant?.name}
              {...{ cart, setCart, search, setSearch, isSettled }}
            />
          </div>
          <div className="desk-column">
            <CartCard {...{ cart, setCart, merchant, amounts, promotion, remarks, setRemarks }} />
          </div>
        </form>
      </SaveStateContext>
    </FormContext>
  );
};
