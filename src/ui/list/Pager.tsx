import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useListContext, useResourceContext, useStore, useTranslate } from 'ra-core';
import { formatNumber } from '../../i18n/numbers';
import { RowAction } from '../controls/RowAction';
import { perPageKey } from './perPageKey';
import './pager.css';

const SIZES = [10, 25, 50, 100];

const left = <ChevronLeft size={18} aria-hidden />;
const right = <ChevronRight size={18} aria-hidden />;

/** The range of rows shown, the page size, and buttons for the previous and next page. */
export const Pager = () => {
  const translate = useTranslate();
  const { data = [], page, perPage, total, meta, setPage, setPerPage, hasNextPage, hasPreviousPage } = useListContext();
  const [, keepPerPage] = useStore<number>(perPageKey(useResourceContext() ?? ''));
  const sizes = SIZES.includes(perPage) ? SIZES : [...SIZES, perPage].toSorted((a, b) => a - b);
  return (
    <nav className="pager" aria-label={translate('app.list.pages')}>
      <span aria-live="polite">
        {translate(`app.list.${rangeOf(total, meta, hasNextPage)}`, {
          from: formatNumber((page - 1) * perPage + 1),
          to: formatNumber(total === undefined ? (page - 1) * perPage + data.length : Math.min(page * perPage, total)),
          total: formatNumber(total ?? 0),
        })}
      </span>
      <span className="list-grow" />
      <label>
        <span className="pager-label">{translate('app.list.per_page')}</span>
        <select
          value={perPage}
          onChange={event => {
            keepPerPage(Number(event.target.value));
            setPerPage(Number(event.target.value));
          }}
        >
          {sizes.map(size => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <RowAction
        aria-label={translate('app.list.previous')}
        disabled={!hasPreviousPage}
        onClick={() => setPage(page - 1)}
      >
        {left}
      </RowAction>
      <RowAction aria-label={translate('app.list.next')} disabled={!hasNextPage} onClick={() => setPage(page + 1)}>
        {right}
      </RowAction>
    </nav>
  );
};

/** Returns the message key for the range shown: of an exact total, of more than were counted, or of an unknown number. */
function rangeOf(total: number | undefined, meta: { more?: boolean } | undefined, hasNextPage: boolean | undefined) {
  if (total === undefined) return 'range_uncounted';
  if (!meta?.more) return 'range';
  return hasNextPage ? 'range_more' : 'range_last';
}
