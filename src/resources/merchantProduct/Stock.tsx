import { Minus, Plus } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { MerchantProduct } from '../../../contract/merchantProduct/merchantProductRecord';
import { ApiError } from '../../dataProvider/ApiError';
import { formatNumber } from '../../i18n/numbers';
import { RowAction } from '../../ui/RowAction';
import { changeProduct } from './changeProduct';
import { StockForm } from './StockForm';
import { StockLevelChip } from './StockLevelChip';
import './stock.css';

interface StockProps {
  product: MerchantProduct;
  mayChange: boolean;
  onChange: (product: MerchantProduct | null) => void;
  /** Called if the response was lost, so that it is unknown whether the change was made. */
  onDoubt: () => Promise<void>;
}

type Direction = 'more' | 'less';

/** Stock of a product, with buttons to add, subtract, and undo the last change. */
export const Stock = ({ product, mayChange, onChange, onDoubt }: StockProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [asked, ask] = useState<{ anchor: HTMLElement; direction: Direction } | null>(null);
  const [last, setLast] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const { name, stock, sale_unit, stock_level } = product;
  const t = (key: string, args?: object) => translate(`resources.merchant_product.stock.${key}`, args);

  const change = async (by: number) => {
    try {
      onChange(await changeProduct(product, { stock_change: by }));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) await onDoubt();
      throw error;
    }
  };
  const undo = async () => {
    if (last === null) return;
    setBusy(true);
    try {
      await change(-last);
      setLast(null);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const button = (direction: Direction) => (
    <RowAction
      aria-label={t(direction, { name })}
      aria-haspopup="dialog"
      disabled={direction === 'less' && stock === 0}
      onClick={event => ask({ anchor: event.currentTarget, direction })}
    >
      {direction === 'more' ? <Plus size={16} aria-hidden /> : <Minus size={16} aria-hidden />}
    </RowAction>
  );

  return (
    <div className="products-stock">
      <div className="products-count">
        {mayChange && button('less')}
        <span>
          <b>{formatNumber(stock)}</b> {sale_unit}
        </span>
        {mayChange && button('more')}
      </div>
      <StockLevelChip level={stock_level} />
      {last !== null && (
        <p className="products-last" role="status">
          {last > 0 ? '+' : '−'}
          {formatNumber(Math.abs(last))}{' '}
          <button type="button" className="products-undo" disabled={busy} onClick={undo}>
            {t('undo')}
          </button>
        </p>
      )}
      {asked && (
        <StockForm
          {...asked}
          product={product}
          onClose={() => ask(null)}
          onApply={async by => {
            await change(by);
            setLast(by);
          }}
        />
      )}
    </div>
  );
};
