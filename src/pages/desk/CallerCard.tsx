import { useEvent, useLocaleState, useTranslate } from 'ra-core';
import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { toE164AsSpoken } from '../../../contract/core/phone';
import type { Caller, EarlierOrder } from '../../../contract/desk/caller';
import { formatDate } from '../../i18n/dates';
import { formatNumber } from '../../i18n/numbers';
import { Button } from '../../ui/controls/Button';
import { PersonAvatar } from '../../ui/display/PersonAvatar';
import { PhoneInput } from '../../ui/form/PhoneInput';
import { TextInput } from '../../ui/form/TextInput';
import { Failed } from '../../ui/states/Failed';
import type { DeskValues } from './deskForm';
import { StepCard } from './StepCard';
import { useAddress } from './useAddress';
import type { CallerQuery, Desk } from './useDesk';
import { useDeskFocus } from './useDeskFocus';
import './callerOrders.css';

interface CallerCardProps extends Pick<Desk, 'asked' | 'setAsked' | 'fill'> {
  customer: CallerQuery;
}

/** The caller: the number, and the customer found by it with their last orders. */
export const CallerCard = memo(({ asked, setAsked, customer, fill }: CallerCardProps) => {
  const translate = useTranslate();
  const t = (key: string) => translate(`pages.desk.${key}`);
  const { getValues, setValue, trigger } = useFormContext<DeskValues>();
  const phone = useWatch<DeskValues, 'phone'>({ name: 'phone' });
  const { take } = useAddress();
  const focus = useDeskFocus();
  const { data: caller, error, isFetching, refetch } = customer;
  /** Whether to move on once the customer has loaded. */
  const wantsOn = useRef(false);

  /** The number whose customer's name and address are in the form. */
  const greeted = useRef(getValues('name') ? getValues('phone') : null);

  const ask = async () => {
    if (await trigger('phone')) setAsked(getValues('phone'));
  };
  const greet = (found: Caller | null) => {
    if (!found) return focus('name');
    if (greeted.current !== found.phone) {
      // replace the previous caller's details
      setValue('name', found.name, { shouldDirty: true });
      if (found.addresses[0]) take(found.addresses[0]);
      greeted.current = found.phone;
    }
    focus(found.orders.length > 0 ? 'again' : 'goods');
  };
  const greeting = useRef(greet);
  greeting.current = greet;
  useEffect(() => {
    if (!wantsOn.current || caller === undefined || isFetching) return;
    wantsOn.current = false;
    greeting.current(caller);
  }, [caller, isFetching]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (event.target.name === 'name') return focus('village', 'address');
    wantsOn.current = true;
    // the same number again, already loaded
    if (asked === getValues('phone') && caller !== undefined) {
      wantsOn.current = false;
      greet(caller);
    } else void ask();
  };
  const repeat = useEvent(async ({ items, address_id, merchant_id }: EarlierOrder) => {
    const address = caller?.addresses.find(({ id }) => id === address_id) ?? caller?.addresses[0];
    if (!address) return;
    take(address);
    const { latitude, longitude } = address;
    // the pin is set on the map first
    if (latitude === null || longitude === null) return;
    await fill(items, { ...address, latitude, longitude }, merchant_id);
    focus('place');
  });
  const isKnown = asked !== null && asked === phone;
  return (
    <StepCard step={1} title={t('caller.title')} shortcut="F2">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in its fields moves on */}
      <div className="stack gap-12 desk-phone" onKeyDown={onKeyDown}>
        <PhoneInput
          source="phone"
          read={toE164AsSpoken}
          label={t('fields.phone')}
          helperText={t('caller.phone_help')}
          required
        />
        {isKnown && caller !== undefined && <TextInput source="name" label={t('fields.name')} required />}
      </div>
      <div aria-live="polite">
        {isKnown && isFetching && <p className="desk-note muted">{t('caller.finding')}</p>}
        {isKnown && caller === null && <p className="desk-note muted">{t('caller.new')}</p>}
      </div>
      {error && <Failed heading="h3" title={t('caller.failed')} error={error} onRetry={() => void refetch()} />}
      {isKnown && caller && <CallerOrders caller={caller} onAgain={repeat} />}
    </StepCard>
  );
});

const MOST = 3;

interface CallerOrdersProps {
  caller: Caller;
  onAgain: (order: EarlierOrder) => unknown;
}

/** A known customer with their last orders, each of which can be placed again. */
const CallerOrders = memo(({ caller, onAgain }: CallerOrdersProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const t = (key: string, args?: object) => translate(`pages.desk.caller.${key}`, args);
  const { name, member_number, points, created_at, orders } = caller;
  return (
    <>
      <div className="caller row gap-12">
        <PersonAvatar name={name} />
        <div>
          <strong>{name}</strong>
          <span className="desk-note muted">
            {member_number
              ? t('member', { points: formatNumber(points) })
              : t('since', { month: formatDate(created_at, 'month', locale) })}
          </span>
        </div>
      </div>
      {orders.length === 0 ? (
        <p className="desk-note muted">{t('no_orders')}</p>
      ) : (
        <ul className="caller-orders" aria-label={t('orders')}>
          {orders.slice(0, MOST).map((order, index) => {
            const day = formatDate(order.placed_at, 'short', locale);
            const goods = order.items.map(item => `${item.name} × ${formatNumber(item.quantity)}`).join(', ');
            return (
              <li key={order.id}>
                <span className="caller-goods">
                  {goods}
                  <small>{order.merchant_name}</small>
                </span>
                <span className="desk-note muted">{day}</span>
                <Button
                  size="small"
                  data-desk={index === 0 ? 'again' : undefined}
                  aria-label={t('again_label', { day, goods })}
                  onClick={() => onAgain(order)}
                >
                  {t('again')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
});
