import { Clock3 } from 'lucide-react';
import { type Dispatch, memo, type SetStateAction, useContext, useEffect, useRef, useState } from 'react';
import { MAX_RUPIAH } from '../../../contract/core/maxRupiah';
import type { PriceCell as Price, PriceArea, PricedProduct } from '../../../contract/price/priceGrid';
import { changePercent, isJump } from '../../../contract/price/priceJump';
import { formatDate } from '../../i18n/dates';
import { formatNumber, formatSigned } from '../../i18n/numbers';
import { PlainLink } from '../../ui/display/PlainLink';
import { readTyped } from '../../ui/fields/readTyped';
import { type DraftPrice, draftKey, type PriceDraft, withPrice } from './PriceDraft';
import type { PriceSheet } from './PriceSheet';
import { nextCell, STEPS } from './sheet/moves';
import { type Fill, SheetCells } from './sheet/SheetCells';
import './priceCell.css';
import './priceNumber.css';

const PRICE = { decimals: 0, grouped: true, min: 1, max: MAX_RUPIAH };
const clock = <Clock3 size={14} aria-hidden />;

interface PriceCellProps {
  sheet: PriceSheet;
  area: PriceArea;
  product: PricedProduct;
  /** Undefined if the product is not sold there. */
  cell: Price | undefined;
  typed: DraftPrice | undefined;
  onDraft: Dispatch<SetStateAction<PriceDraft>>;
  editable: boolean;
}

/**
 * Price of a product in an area; grey if inherited. Typing, Enter, F2 or a click edits it; Enter, Tab and arrows confirm, Escape cancels,
 * Delete restores the old price.
 */
export const PriceCell = memo(({ sheet, area, product, cell, typed, onDraft, editable }: PriceCellProps) => {
  const { t, translate, category, go } = sheet;
  /** Initial text of the input; null while it is closed. */
  const [editing, setEditing] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const key = draftKey(product.id, area.id);
  const keep: Fill = text => {
    const label = t('table.input', { product: product.name, area: area.name });
    const read = readTyped(translate, text, { label, money: true, facts: PRICE });
    if ('problem' in read) return read.problem;
    if (cell) onDraft(before => withPrice(before, { product_id: product.id, area, amount: read.value }, cell.amount));
    return undefined;
  };
  useFillable(key, editable && cell !== undefined, keep);
  // without a nationwide price, only provinces have prices
  if (!cell)
    return <td className="price-number price-none">{area.level === 'national' ? '–' : t('table.not_sold')}</td>;
  const amount = typed?.amount ?? cell.amount;
  const percent = typed ? changePercent(cell.amount, amount) : null;
  const names = { product: product.name, area: area.name, amount: formatNumber(amount) };
  const mark =
    typed && (cell.ceiling !== null && amount > cell.ceiling ? 'breach' : isJump(percent) ? 'jump' : 'change');
  const address = `/price/${category}/${cell.price_id}`;
  return (
    <td className="price-number" data-mark={mark} data-follows={!typed && cell.source !== area.level}>
      {editing !== null ? (
        <CellInput
          cell={key}
          label={t('table.input', names)}
          start={editing}
          selected={editing === formatNumber(amount)}
          onKeep={keep}
          onRefuse={sheet.refuse}
          onClose={focusBack => {
            setEditing(null);
            // after the button has rendered again
            if (focusBack) requestAnimationFrame(() => button.current?.focus());
          }}
        />
      ) : editable ? (
        <button
          ref={button}
          type="button"
          tabIndex={-1}
          data-cell={key}
          data-amount={amount}
          aria-label={t(mark === 'jump' ? 'table.edit_jump' : 'table.edit', { ...names, percent: signed(percent) })}
          onClick={() => setEditing(formatNumber(amount))}
          onKeyDown={event => {
            if (event.ctrlKey || event.metaKey || event.altKey) return;
            if (/^\d$/.test(event.key)) setEditing(event.key);
            else if (event.key === 'F2') setEditing(formatNumber(amount));
            else if (event.key === 'Delete') keep(String(cell.amount));
            else return;
            event.preventDefault();
          }}
        >
          {formatNumber(amount)}
        </button>
      ) : (
        <PlainLink to={address} onGo={go} data-amount>
          {formatNumber(amount)}
        </PlainLink>
      )}
      <Below sheet={sheet} cell={cell} mark={mark} percent={percent} />
      {editable && cell.source === area.level && editing === null && (
        <PlainLink to={address} onGo={go} className="price-history" aria-label={t('table.detail', names)} tabIndex={-1}>
          {clock}
        </PlainLink>
      )}
    </td>
  );
});

const signed = (percent: number | null) => (percent === null ? '' : formatSigned(percent, '%'));

/** Registers the cell as a target for pasted text. */
function useFillable(key: string, enabled: boolean, fill: Fill) {
  const cells = useContext(SheetCells);
  useEffect(() => {
    if (!enabled) return;
    cells.set(key, fill);
    return () => void cells.delete(key);
  });
}

interface BelowProps {
  sheet: PriceSheet;
  cell: Price;
  mark: 'breach' | 'jump' | 'change' | undefined;
  percent: number | null;
}

const Below = ({ sheet: { t, locale }, cell: { ceiling, next }, mark, percent }: BelowProps) => {
  if (mark === 'breach') return <small>{t('table.ceiling', { amount: formatNumber(ceiling) })}</small>;
  if (mark) return <small>{signed(percent)}</small>;
  if (!next) return null;
  return (
    <small className="price-next">
      {t('table.next', { amount: formatNumber(next.amount), date: formatDate(next.valid_from, 'short', locale) })}
    </small>
  );
};

interface CellInputProps {
  cell: string;
  label: string;
  start: string;
  /** Whether typing replaces the current text. */
  selected: boolean;
  /** Returns why the text cannot be kept. */
  onKeep: Fill;
  onRefuse: (problem: string) => void;
  /** Called with true if the cell is to regain the focus. */
  onClose: (focusBack: boolean) => void;
}

/** The input over a cell while it is edited. Keys that leave it move to the next cell, as in a spreadsheet. */
const CellInput = ({ cell, label, start, selected, onKeep, onRefuse, onClose }: CellInputProps) => {
  /** Returns whether the cell can be left; an empty one keeps its price. */
  const kept = ({ value }: HTMLInputElement) => {
    const problem = value.trim() === '' ? undefined : onKeep(value);
    if (problem) onRefuse(problem);
    return !problem;
  };
  const leave = (from: HTMLInputElement, step: readonly [number, number]) => {
    if (!kept(from)) return from.select();
    const next = nextCell(from, [step[0], step[1]]);
    // the value has been kept already
    from.value = '';
    onClose(next === null);
    next?.focus();
  };
  return (
    <input
      className="price-input"
      inputMode="numeric"
      autoComplete="off"
      data-cell={cell}
      aria-label={label}
      defaultValue={start}
      // biome-ignore lint/a11y/noAutofocus: the user has just opened it
      autoFocus
      onFocus={({ target }) => (selected ? target.select() : target.setSelectionRange(start.length, start.length))}
      onBlur={({ target }) => {
        kept(target);
        onClose(false);
      }}
      onKeyDown={event => {
        const { key, shiftKey, currentTarget } = event;
        const step = key === 'Tab' ? [shiftKey ? -1 : 1, 0] : key === 'Enter' ? [0, shiftKey ? -1 : 1] : STEPS[key];
        // left and right move the caret within the text
        if (key === 'ArrowLeft' || key === 'ArrowRight') return;
        if (key === 'Escape') {
          currentTarget.value = '';
          event.stopPropagation();
          return onClose(true);
        }
        if (!step) return;
        event.preventDefault();
        leave(currentTarget, [step[0]!, step[1]!]);
      }}
    />
  );
};
