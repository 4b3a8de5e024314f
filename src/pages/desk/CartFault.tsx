import { useFormState } from 'react-hook-form';
import type { DeskValues } from './deskForm';

const NAMES = ['cart', 'merchant_id'] as const;

/** Why the goods cannot be ordered. By itself: the form tells of its errors whenever it is submitted, and the lines of the cart stay. */
export const CartFault = () => {
  const { errors } = useFormState<DeskValues>({ name: NAMES });
  const fault = errors.cart?.message ?? errors.merchant_id?.message;
  return fault && <p className="desk-warning">{fault}</p>;
};
