import { Minus, Plus } from 'lucide-react';
import { useEvent, useTranslate } from 'ra-core';
import { type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from 'react';
import { plainText } from '../../../contract/core/plainText';
import { addItem, putItem, subtractItem } from '../../../contract/desk/cart';
import { deskApi } from '../../../contract/desk/deskApi';
import type { DeskProduct } from '../../../contract/desk/deskMerchant';
import { quantityError } from '../../../contract/desk/quantityError';
import { errorText } from '../../dataProvider/errorText';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { formatMoney, formatNumber } from '../../i18n/numbers';
import { RowAction } from '../../ui/controls/RowAction';
import { SearchBox } from '../../ui/controls/SearchBox';
import { Failed } from '../../ui/states/Failed';
import { TableSkeleton } from '../../ui/states/TableSkeleton';
import type { DeskCart } from './deskForm';
import { StepCard } from './StepCard';
import { FRESH_MS } from './useDeliverers';
import type { Desk } from './useDesk';
import './goodsTable.css';
import './goodsRow.css';
import './amountButtons.css';

interface GoodsCardProps extends Pick<Desk, 'cart' | 'setCart' | 'search' | 'setSearch' | 'isSettled'> {
  /** Id and name of the chosen merchant rather than the object, whose prices for the cart change with every item. */
  merchant: string | undefined;
  merchantName: string | undefined;
}

/** The products that the chosen merchant delivers: found by typing, browsed with the arrows, added with Enter. */
export const GoodsCard = memo((props: GoodsCardProps) => {
  const { merchant, merchantName, cart, setCart, search, setSearch, isSettled } = props;
  const translate = useTranslate();
  const t = (key: string, args?: object) => translate(`pages.desk.goods.${key}`, args);
  const [at, setAt] = useState(0);
  const { data, error, refetch } = useEndpointQuery(
    deskApi.products,
    { params: { id: merchant ?? '' } },
    { enabled: merchant !== undefined, staleTime: FRESH_MS },
  );
  const all = merchant ? (data?.list ?? []) : [];
  const found = useMemo(() => matching(all, search), [all, search]);
  const marked = found[Math.min(at, found.length - 1)];
  const full = cart.find(line => line.id === marked?.id && quantityError(line, line.amount + 1));
  const limit = full && full.amount < full.stock && quantityError(full, full.amount + 1);

  const add = useEvent((good: DeskProduct) => {
    const line = cart.find(({ id }) => id === good.id);
    const isNew = line === undefined;
    if (line && good.max_order_qty !== null && line.amount >= good.max_order_qty) return;
    // a product with a minimum quantity is added with that
    setCart(isNew && good.min_order_qty > 1 ? putItem(cart, good, good.min_order_qty) : addItem(cart, good));
  });
  const subtract = useEvent((id: string) => setCart(subtractItem(cart, id)));
  /** Whether Enter was pressed before the results for the typed text had loaded. */
  const hurried = useRef(false);
  const isThere = isSettled && (merchant === undefined || data !== undefined);
  useEffect(() => {
    if (!hurried.current || !isThere) return;
    hurried.current = false;
    if (marked) add(marked);
  }, [isThere, marked, add]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      hurried.current = !marked && !isThere;
      if (marked) add(marked);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setAt(now => Math.max(0, Math.min(found.length - 1, now + (event.key === 'ArrowDown' ? 1 : -1))));
    }
  };
  return (
    <StepCard title={t('title')} about={merchantName} shortcut="/">
      <SearchBox
        label={t('search')}
        value={search}
        onChange={event => {
          setAt(0);
          setSearch(event.target.value);
        }}
        onKeyDown={onKeyDown}
      />
      {error ? (
        <Failed heading="h3" title={t('failed')} error={error} onRetry={() => void refetch()} />
      ) : !merchant ? (
        <p className="desk-note muted">{t('wait')}</p>
      ) : !data ? (
        <TableSkeleton rows={4} columns={4} />
      ) : found.length === 0 ? (
        <p className="desk-note muted">{all.length === 0 ? t('empty') : t('none', { search })}</p>
      ) : (
        <GoodsTable goods={found} marked={marked?.id} cart={cart} onAdd={add} onSubtract={subtract} />
      )}
      {full && (
        <p className="desk-warning" role="status">
          {limit
            ? errorText(limit, limit.message)
            : t('full', { name: full.name, stock: formatNumber(full.stock), unit: full.sale_unit })}
        </p>
      )}
      <p className="sr-only" role="status">
        {marked && search && `${marked.name}, ${formatMoney(marked.price)}`}
      </p>
    </StepCard>
  );
});

/** Returns the goods whose name contains every typed word. */
function matching(goods: readonly DeskProduct[], search: string): readonly DeskProduct[] {
  const words = plainText(search).toLowerCase().split(' ');
  return goods.filter(({ name, variant }) => {
    const text = `${name} ${variant ?? ''}`.toLowerCase();
    return words.every(word => text.includes(word));
  });
}

interface GoodsTableProps {
  goods: readonly DeskProduct[];
  /** Id of the product that Enter adds. */
  marked: string | undefined;
  cart: DeskCart;
  onAdd: (good: DeskProduct) => void;
  onSubtract: (id: string) => void;
}

/** Products with stock, price, and the amount of each in the cart. */
const GoodsTable = ({ goods, marked, cart, onAdd, onSubtract }: GoodsTableProps) => {
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
const GoodsRow = memo(({ good, marked, amount, onAdd, onSubtract }: GoodsRowProps) => {
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

interface AmountButtonsProps {
  name: string;
  amount: number;
  /** Whether no more can be added. */
  isFull: boolean;
  onAdd: () => void;
  onSubtract: () => void;
}

/** Amount of an item in the cart, with buttons to add or remove one. */
const AmountButtons = ({ name, amount, isFull, onAdd, onSubtract }: AmountButtonsProps) => {
  const translate = useTranslate();
  const t = (key: string) => translate(`pages.desk.goods.${key}`, { name });
  return (
    <span className="amount">
      <RowAction aria-label={t('subtract_one')} onClick={onSubtract}>
        <Minus size={14} aria-hidden />
      </RowAction>
      <b>{formatNumber(amount)}</b>
      <RowAction aria-label={t('add_one')} disabled={isFull} onClick={onAdd}>
        <Plus size={14} aria-hidden />
      </RowAction>
    </span>
  );
};
