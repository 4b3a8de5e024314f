import { useFormState } from 'react-hook-form';
import type { DeskValues } from './deskForm';

const NAMES = ['cart', 'merchant_id'] as const;

/**
 * Why the cart cannot be ordered. A component of its own, since the form reports its errors on every submit and the cart's lines need not
 * rerender.
 */
export const CartFault = () => {
  const { errors } = useFormState<DeskValues>({ name: NAMES });
  const fault = errors.cart?.message ?? errors.merchant_id?.message;
  return fault && <p className="desk-warning">{fault}</p>;
};
