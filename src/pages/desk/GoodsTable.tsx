import { useTranslate } from 'ra-core';
import type { DeskProduct } from '../../../contract/desk/deskMerchant';
import type { DeskCart } from './deskForm';
import { GoodsRow } from './GoodsRow';
import './goodsTable.css';

interface GoodsTableProps {
  goods: readonly DeskProduct[];
  /** Id of the product that Enter adds. */
  marked: string | undefined;
  cart: DeskCart;
  onAdd: (good: DeskProduct) => void;
  onSubtract: (id: string) => void;
}

/** Products with stock, price, and the amount of each in the cart. */
export const GoodsTable = ({ goods, marked, cart, onAdd, onSubtract }: GoodsTableProps) => {
  const translate = useTranslate();
  const t = (key: string) => translate(`pages.desk.goods.${key}`);
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
        {goods.map(good => (
          <GoodsRow
            key={good.id}
            good={good}
            marked={good.id === marked}
            amount={cart.find(({ id }) => id === good.id)?.amount ?? 0}
            onAdd={onAdd}
            onSubtract={onSubtract}
          />
        ))}
      </tbody>
    </table>
  );
};
