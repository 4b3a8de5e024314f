import { useTranslate } from 'ra-core';
import { useFormState } from 'react-hook-form';
import { clearCart, deleteItem } from '../../../contract/desk/cart';
import { deskApi } from '../../../contract/desk/deskApi';
import { isOffered } from '../../dataProvider/isOffered';
import { CartLines } from './CartLines';
import { CartTotals } from './CartTotals';
import { useDeskContext } from './DeskContext';
import type { DeskValues } from './deskForm';
import { PaymentFields } from './PaymentFields';
import { PlaceButton } from './PlaceButton';
import { PromotionInput } from './PromotionInput';
import { ReadAloud } from './ReadAloud';
import { StepCard } from './StepCard';
import './cartCard.css';

/** What is ordered, what it costs, and the order itself. */
export const CartCard = () => {
  const translate = useTranslate();
  const t = (key: string, args?: object) => translate(`pages.desk.cart.${key}`, args);
  const { cart, setCart, amounts, remarks, setRemarks } = useDeskContext();
  const { errors } = useFormState<DeskValues>();
  const count = cart.reduce((sum, { amount }) => sum + amount, 0);
  const fault = errors.cart?.message ?? errors.merchant_id?.message;
  return (
    <StepCard step={4} title={t('title')} about={count > 0 && <b className="cart-count">{count}</b>} shortcut="F6">
      {cart.length === 0 ? (
        <p className="desk-muted">{t('empty')}</p>
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
        {fault && <p className="desk-warning">{fault}</p>}
      </div>
      {cart.length > 0 && (
        <>
          <CartTotals />
          {isOffered(deskApi.promotion) && <PromotionInput />}
        </>
      )}
      <PaymentFields />
      <ReadAloud />
      <PlaceButton total={cart.length > 0 ? amounts.total : null} />
    </StepCard>
  );
};
