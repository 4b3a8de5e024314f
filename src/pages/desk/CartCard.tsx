import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { clearCart, deleteItem } from '../../../contract/desk/cart';
import { deskApi } from '../../../contract/desk/deskApi';
import { isOffered } from '../../dataProvider/isOffered';
import { CartFault } from './CartFault';
import { CartLines } from './CartLines';
import { CartTotals } from './CartTotals';
import { PaymentFields } from './PaymentFields';
import { PlaceButton } from './PlaceButton';
import { PromotionInput } from './PromotionInput';
import { ReadAloud } from './ReadAloud';
import { StepCard } from './StepCard';
import type { Desk } from './useDesk';
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
