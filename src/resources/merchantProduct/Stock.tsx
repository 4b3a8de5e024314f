import { CircleAlert, Minus, Plus } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { type FormEvent, useId, useState } from 'react';
import { MAX_STOCK } from '../../../contract/merchantProduct/merchantProductInput';
import type { MerchantProduct } from '../../../contract/merchantProduct/merchantProductRecord';
import { ApiError } from '../../dataProvider/ApiError';
import { formatNumber } from '../../i18n/numbers';
import { RowAction } from '../../ui/controls/RowAction';
import { WriteButton } from '../../ui/controls/WriteButton';
import { readTyped } from '../../ui/fields/readTyped';
import { FieldNote } from '../../ui/form/FieldNote';
import { TextBox } from '../../ui/form/TextBox';
import { Popover } from '../../ui/material/overlays';
import { changeProduct } from './changeProduct';
import { StockLevelChip } from './StockLevelChip';
import './stock.css';
import './stockForm.css';

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
    <div className="products-stock row wrap">
      <div className="products-count row gap-4">
        {mayChange && button('less')}
        <span>
          <b>{formatNumber(stock)}</b> {sale_unit}
        </span>
        {mayChange && button('more')}
      </div>
      <StockLevelChip level={stock_level} />
      {last !== null && (
        <p className="hint" role="status">
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

interface StockFormProps {
  anchor: HTMLElement;
  direction: 'more' | 'less';
  product: MerchantProduct;
  /** Applies the change; its errors are shown here. */
  onApply: (by: number) => Promise<void>;
  onClose: () => void;
}

/** Adds to or subtracts from the stock. The change is relative, so that two people never overwrite each other. */
const StockForm = ({ anchor, direction, product: { stock, sale_unit }, onApply, onClose }: StockFormProps) => {
  const translate = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState('1');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const t = (key: string, args?: object) =>
    translate(`resources.merchant_product.stock.${key}`, { unit: sale_unit, ...args });
  const most = direction === 'more' ? MAX_STOCK - stock : Infinity;
  const facts = { decimals: 0, grouped: true, min: 1, max: most };
  const read = readTyped(translate, typed, { label: t('amount'), facts });
  const amount = 'value' in read ? read.value : null;
  const after = amount === null || stock === null ? null : direction === 'more' ? stock + amount : stock - amount;
  const short = after !== null && after < 0;
  const unread = 'problem' in read && typed.trim() !== '' ? read.problem : undefined;
  const message = problem ?? unread ?? (short ? t('short', { count: formatNumber(stock) }) : undefined);
  const fits = amount !== null && !short;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!fits || busy) return;
    setBusy(true);
    try {
      await onApply(direction === 'more' ? amount : -amount);
      onClose();
    } catch (error) {
      setProblem((error instanceof ApiError && error.errors?.stock_change) || (error as Error).message);
      setBusy(false);
    }
  };

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': `${id}-title` } }}
    >
      <form className="products-change stack gap-4" onSubmit={submit} noValidate>
        <h3 id={`${id}-title`}>{t(`${direction}_title`)}</h3>
        <label htmlFor={id}>{t('amount')}</label>
        <TextBox
          id={id}
          autoFocus
          inputMode="numeric"
          value={typed}
          wrong={Boolean(message)}
          aria-describedby={`${id}-note`}
          onFocus={event => event.currentTarget.select()}
          onChange={event => {
            setProblem(undefined);
            setTyped(event.target.value);
          }}
        />
        <FieldNote id={`${id}-note`} error={Boolean(message)} role={message ? 'alert' : undefined}>
          {message ? (
            <>
              <CircleAlert size={14} aria-hidden />
              {message}
            </>
          ) : (
            after !== null && t('to', { count: formatNumber(after) })
          )}
        </FieldNote>
        <WriteButton type="submit" variant="contained" size="small" disabled={!fits || busy}>
          {t(`apply_${direction}`)}
        </WriteButton>
      </form>
    </Popover>
  );
};
