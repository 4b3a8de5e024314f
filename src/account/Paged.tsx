import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { formatNumber } from '../i18n/numbers';
import { RowAction } from '../ui/controls/RowAction';
import './paged.css';

interface PagedProps<Item> {
  items: readonly Item[];
  size: number;
  /** Accessible name of the page navigation. */
  label: string;
  children: (shown: readonly Item[]) => ReactNode;
}

/** Shows items that were loaded at once in pages, with buttons to move between them. */
export const Paged = <Item,>({ items, size, label, children }: PagedProps<Item>) => {
  const translate = useTranslate();
  const [wanted, setPage] = useState(0);
  const last = Math.max(0, Math.ceil(items.length / size) - 1);
  // the last page may have become empty
  const page = Math.min(wanted, last);
  const from = page * size;
  return (
    <>
      {children(items.slice(from, from + size))}
      {last > 0 && (
        <nav className="paged figures row gap-4 muted field-wide" aria-label={label}>
          <span aria-live="polite">
            {translate('app.list.range', {
              from: formatNumber(from + 1),
              to: formatNumber(Math.min(from + size, items.length)),
              total: formatNumber(items.length),
            })}
          </span>
          <RowAction
            aria-label={translate('app.list.previous')}
            disabled={page === 0}
            onClick={() => setPage(page - 1)}
          >
            <ChevronLeft size={18} aria-hidden />
          </RowAction>
          <RowAction aria-label={translate('app.list.next')} disabled={page === last} onClick={() => setPage(page + 1)}>
            <ChevronRight size={18} aria-hidden />
          </RowAction>
        </nav>
      )}
    </>
  );
};
