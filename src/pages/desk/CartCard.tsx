import { Trash2, Volume2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { namesOf } from '../../../contract/core/namesOf';
import { clearCart, deleteItem } from '../../../contract/desk/cart';
import { deskApi } from '../../../contract/desk/deskApi';
import { DESK_PAYMENT_LABELS, type DeskPayment } from '../../../contract/desk/deskOrder';
import { quantityError } from '../../../contract/desk/quantityError';
import { useCatalogue } from '../../catalogue/CatalogueContext';
import { errorText } from '../../dataProvider/errorText';
import { isOffered } from '../../dataProvider/isOffered';
import { formatKilometres, formatMoney, formatNumber } from '../../i18n/numbers';
import { Button } from '../../ui/controls/Button';
import { RowAction } from '../../ui/controls/RowAction';
import { keyName } from '../../ui/controls/shortcuts/shortcuts';
import { ToggleButton, ToggleButtonGroup } from '../../ui/controls/ToggleButtonGroup';
import { WriteButton } from '../../ui/controls/WriteButton';
import { DialogError } from '../../ui/dialogs/DialogError';
import { useSaveState } from '../../ui/form/FormContext';
import { TextInput } from '../../ui/form/TextInput';
import { isUnknownOutcome, UnknownOutcome } from '../../ui/form/UnknownOutcome';
import type { DeskCart, DeskValues } from './deskForm';
import { PromotionInput } from './PromotionInput';
import { StepCard } from './StepCard';
import type { Desk } from './useDesk';
import { useReadAloud } from './useReadAloud';
import './cartCard.css';

type CartCardProps = Pick<Desk, 'cart' | 'setCart' | 'merchant' | 'amounts' | 'promotion' | 'remarks' | 'setRemarks'>;

/** The cart, its price, and the button that places the order. */
export const CartCard = memo((props: CartCardProps) => {
  const { cart, setCart, merchant, amounts, promotion, remarks, setRemarks } = props;
  const translate = useTranslate();
  const t = (key: string, args?: object) => translate(`pages.desk.cart.${key}`, args);
  const count = cart.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <StepCard step={4} title={t('title')} about={count > 0 && <b className="cart-count">{count}</b>} shortcut="F6">
      {cart.length === 0 ? (
        <p className="desk-note muted">{t('empty')}</p>
      ) : (
        <>
          <CartLines cart={cart} onDelete={id => setCart(deleteItem(cart, id))} />
          <button
            type="button"
            className="cart-clear"
            onClick={() => {
              setCart(clearCart());
              setRemarks([]);
            }}
          >
            {t('clear')}
          </button>
        </>
      )}
      <div role="status">
        {remarks.map(({ key, args }) => (
          <p key={`${key} ${JSON.stringify(args)}`} className="desk-warning">
            {t(key, args)}
          </p>
        ))}
        <CartFault />
      </div>
      {cart.length > 0 && (
        <>
          <CartTotals amounts={amounts} merchant={merchant} promotion={promotion} />
          {isOffered(deskApi.promotion) && <PromotionInput promotion={promotion} />}
        </>
      )}
      <PaymentFields />
      <ReadAloud cart={cart} merchant={merchant} total={amounts.total} />
      <PlaceButton total={cart.length > 0 ? amounts.total : null} />
    </StepCard>
  );
});

const NAMES = ['cart', 'merchant_id'] as const;

/**
 * Why the cart cannot be ordered. A component of its own, since the form reports its errors on every submit and the cart's lines need not
 * rerender.
 */
const CartFault = () => {
  const { errors } = useFormState<DeskValues>({ name: NAMES });
  const fault = errors.cart?.message ?? errors.merchant_id?.message;
  return fault && <p className="desk-warning">{fault}</p>;
};

/** Totals of goods, delivery and discount. */
const CartTotals = ({ amounts, merchant, promotion }: Pick<Desk, 'amounts' | 'merchant' | 'promotion'>) => {
  const translate = useTranslate();
  const t = (key: string, args?: object) => translate(`pages.desk.cart.${key}`, args);
  return (
    <dl className="cart-totals figures stack gap-4">
      <div>
        <dt className="muted">{t('goods')}</dt>
        <dd>{formatNumber(amounts.goods_amount)}</dd>
      </div>
      <div>
        <dt className="muted">{t('shipping', { distance: formatKilometres(merchant?.distance_m ?? 0) })}</dt>
        <dd>{formatNumber(amounts.shipping_cost)}</dd>
      </div>
      {amounts.discount > 0 && (
        <div>
          <dt className="muted">{t('discount', { title: promotion.data?.title ?? '' })}</dt>
          <dd>−{formatNumber(amounts.discount)}</dd>
        </div>
      )}
    </dl>
  );
};

/** The total, absent for an empty cart, and the button that places the order. */
const PlaceButton = memo(({ total }: { total: number | null }) => {
  const translate = useTranslate();
  const t = (key: string) => translate(`pages.desk.cart.${key}`);
  const { saving, failure } = useSaveState();
  return (
    <div className="cart-place stack gap-12">
      <p className="cart-total between">
        <span>{t('total')}</span>
        <output>{total === null ? '–' : formatMoney(total)}</output>
      </p>
      {failure && <DialogError>{failure.message}</DialogError>}
      {failure && isUnknownOutcome(failure) && (
        <UnknownOutcome>
          <OrdersOfCaller />
        </UnknownOutcome>
      )}
      <WriteButton type="submit" variant="contained" size="large" fullWidth disabled={saving} data-desk="place">
        <span>{t(saving ? 'placing' : 'place')}</span>
        <span aria-hidden="true">
          <kbd>{keyName('Ctrl')} ↵</kbd>
        </span>
      </WriteButton>
    </div>
  );
});

/** Opens the caller's orders in another tab, where the one just sent may be. */
const OrdersOfCaller = () => {
  const translate = useTranslate();
  const { findResource, can } = useCatalogue();
  const { getValues } = useFormContext<DeskValues>();
  const list = findResource('order')?.paths.list;
  if (!list || !can('order', 'list')) return null;
  const filter = encodeURIComponent(JSON.stringify({ search: getValues('phone') }));
  return (
    <Button component="a" href={`${list}?filter=${filter}`} target="_blank" size="small">
      {translate('pages.desk.cart.orders')}
    </Button>
  );
};

const WATCHED = ['name', 'address', 'payment_method'] as const;

interface ReadAloudProps extends Pick<Desk, 'cart' | 'merchant'> {
  total: number;
}

/** The order as read to the caller before it is placed. */
const ReadAloud = ({ cart, merchant, total }: ReadAloudProps) => {
  const translate = useTranslate();
  const readAloud = useReadAloud();
  const [name, address, payment_method] = useWatch<DeskValues, typeof WATCHED>({ name: WATCHED });
  if (!merchant || cart.length === 0 || !name || !address) return null;
  const items = cart.map(line => ({ name: line.name, quantity: line.amount }));
  const { distance_m } = merchant;
  const order = { items, address, distance_m, total, payment_method, recipient_name: name };
  return (
    <div className="read-aloud">
      <h3 className="row muted">
        <Volume2 size={14} aria-hidden />
        {translate('pages.desk.read.title')}
      </h3>
      <p>{readAloud('read.text', order)}</p>
    </div>
  );
};

/** The payment method at the door, and a note for the merchant. */
const PaymentFields = memo(() => {
  const translate = useTranslate();
  const { setValue } = useFormContext<DeskValues>();
  const method = useWatch<DeskValues, 'payment_method'>({ name: 'payment_method' });
  return (
    <div className="stack gap-12">
      <div>
        <span className="desk-label" id="desk-payment">
          {translate('pages.desk.cart.payment')}
        </span>
        <ToggleButtonGroup
          fullWidth
          value={method}
          aria-labelledby="desk-payment"
          onChange={(next: DeskPayment) => setValue('payment_method', next, { shouldDirty: true })}
        >
          {namesOf(DESK_PAYMENT_LABELS).map(name => (
            <ToggleButton key={name} value={name}>
              {DESK_PAYMENT_LABELS[name]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </div>
      <TextInput source="note" label={translate('pages.desk.cart.note')} multiline />
    </div>
  );
});

/** The items in the cart, each with its price. */
const CartLines = ({ cart, onDelete }: { cart: DeskCart; onDelete: (id: string) => void }) => {
  const translate = useTranslate();
  const t = (key: string, args: object) => translate(`pages.desk.cart.${key}`, args);
  return (
    <ul className="cart-lines">
      {cart.map(line => {
        const { id, name, amount, price } = line;
        const problem = quantityError(line, amount);
        return (
          <li key={id}>
            <span>
              <strong>{name}</strong>
              <small>{t('line', { quantity: formatNumber(amount), price: formatNumber(price) })}</small>
            </span>
            <span>{formatNumber(amount * price)}</span>
            <RowAction aria-label={t('remove', { name })} onClick={() => onDelete(id)}>
              <Trash2 size={16} aria-hidden />
            </RowAction>
            {problem && (
              <p className="cart-problem" role="status">
                {errorText(problem, problem.message)}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
};
