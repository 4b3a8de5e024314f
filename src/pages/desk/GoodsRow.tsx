import { useTranslate } from 'ra-core';
import { memo } from 'react';
import type { DeskProduct } from '../../../contract/desk/deskMerchant';
import { formatNumber } from '../../i18n/numbers';
import { AmountButtons } from './AmountButtons';
import './goodsRow.css';

interface GoodsRowProps {
  good: DeskProduct;
  /** Whether Enter adds it. */
  marked: boolean;
  /** Amount in the cart. */
  amount: number;
  onAdd: (good: DeskProduct) => void;
  onSubtract: (id: string) => void;
}

/** A product of the merchant with stock, price, and the amount in the cart. */
export const GoodsRow = memo(({ good, marked, amount, onAdd, onSubtract }: GoodsRowProps) => {
  const translate = useTranslate();
  const t = (key: string, args?: object) => translate(`pages.desk.goods.${key}`, args);
  const { id, name, variant, sale_unit, stock, price, max_order_qty } = good;
  const isOut = stock <= 0;
  return (
    <tr data-marked={marked} data-out={isOut}>
      <th scope="row">
        {name}
        <small>{variant ?? sale_unit}</small>
      </th>
      <td>{isOut ? t('out') : formatNumber(stock)}</td>
      <td>{formatNumber(price)}</td>
      <td>
        {amount > 0 ? (
          <AmountButtons
            name={name}
            amount={amount}
            isFull={amount >= Math.min(stock, max_order_qty ?? stock)}
            onAdd={() => onAdd(good)}
            onSubtract={() => onSubtract(id)}
          />
        ) : (
          !isOut && (
            <button type="button" className="goods-add" aria-label={t('add_one', { name })} onClick={() => onAdd(good)}>
              {t('add')}
            </button>
          )
        )}
      </td>
    </tr>
  );
});
