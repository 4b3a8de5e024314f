import { Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { quantityError } from '../../../contract/desk/quantityError';
import { errorText } from '../../dataProvider/errorText';
import { formatNumber } from '../../i18n/numbers';
import { RowAction } from '../../ui/RowAction';
import type { DeskCart } from './deskForm';

/** The items in the cart, each with its price. */
export const CartLines = ({ cart, onDelete }: { cart: DeskCart; onDelete: (id: string) => void }) => {
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
