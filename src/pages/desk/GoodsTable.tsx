import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { DeskProduct } from '../../../contract/desk/deskMerchant';
import { formatNumber } from '../../i18n/numbers';
import { AmountButtons } from './AmountButtons';
import type { DeskCart } from './deskForm';
import './goodsTable.css';

interface GoodsTableProps {
  goods: readonly DeskProduct[];
  /** The one that Enter adds. */
  marked: string | undefined;
  cart: DeskCart;
  onAdd: (good: DeskProduct) => void;
  onSubtract: (id: string) => void;
}

/** Goods with stock and price, and how much of each is in the cart. */
export const GoodsTable = ({ goods, marked, cart, onAdd, onSubtract }: GoodsTableProps) => {
  const translate = useTranslate();
  const t = (key: string, args?: object) => translate(`pages.desk.goods.${key}`, args);
  return (
    <table className="goods">
      <thead>
        <tr>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('stock')}</th>
          <th scope="col">{t('price')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {goods.map(good => {
          const amount = cart.find(({ id }) => id === good.id)?.amount ?? 0;
          const isOut = good.stock <= 0;
          return (
            <tr key={good.id} data-marked={good.id === marked} data-out={isOut}>
              <th scope="row">
                {good.name}
                <small>{good.variant ?? good.sale_unit}</small>
              </th>
              <td>{isOut ? t('out') : formatNumber(good.stock)}</td>
              <td>{formatNumber(good.price)}</td>
              <td>
                {amount > 0 ? (
                  <AmountButtons
                    name={good.name}
                    amount={amount}
                    isFull={amount >= good.stock}
                    onAdd={() => onAdd(good)}
                    onSubtract={() => onSubtract(good.id)}
                  />
                ) : (
                  !isOut && (
                    <Button size="small" aria-label={t('add_one', { name: good.name })} onClick={() => onAdd(good)}>
                      {t('add')}
                    </Button>
                  )
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
