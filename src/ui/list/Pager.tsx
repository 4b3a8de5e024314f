import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useListContext, useResourceContext, useStore, useTranslate } from 'ra-core';
import { formatNumber } from '../../i18n/numbers';
import { RowAction } from '../RowAction';
import { perPageKey } from './perPageKey';
import './pager.css';

const SIZES = [10, 25, 50, 100];

/** Where the page stands, how long it is, and the way to its neighbours. */
export const Pager = () => {
  const translate = useTranslate();
  const { page, perPage, total = 0, setPage, setPerPage, hasNextPage, hasPreviousPage } = useListContext();
  const [, keepPerPage] = useStore<number>(perPageKey(useResourceContext() ?? ''));
  const sizes = SIZES.includes(perPage) ? SIZES : [...SIZES, perPage].toSorted((a, b) => a - b);
  return (
    <nav className="pager" aria-label={translate('app.list.pages')}>
      <span aria-live="polite">
        {translate('app.list.range', {
          from: formatNumber((page - 1) * perPage + 1),
          to: formatNumber(Math.min(page * perPage, total)),
          total: formatNumber(total),
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
        <ChevronLeft size={18} aria-hidden />
      </RowAction>
      <RowAction aria-label={translate('app.list.next')} disabled={!hasNextPage} onClick={() => setPage(page + 1)}>
        <ChevronRight size={18} aria-hidden />
      </RowAction>
    </nav>
  );
};
