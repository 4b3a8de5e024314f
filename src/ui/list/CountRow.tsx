import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import './countRow.css';

interface CountRowProps {
  /** The number of rows, as text. */
  total: ReactNode;
  /** The number without filters, as text. */
  all?: ReactNode;
  /** Clears the filters; undefined if none is set. */
  onClear: (() => void) | undefined;
  /** The filters that are set. */
  children?: ReactNode;
}

/** The number of rows, the filters that are set, and a button to clear them. */
export const CountRow = ({ total, all, onClear, children }: CountRowProps) => {
  const translate = useTranslate();
  return (
    <div className="list-count">
      <p aria-live="polite">
        {total && <b className="list-total">{total}</b>}
        {all && <span className="list-all"> {all}</span>}
      </p>
      {children}
      {onClear && (
        <button type="button" className="list-clear" onClick={onClear}>
          {translate('app.list.clear_filters')}
        </button>
      )}
    </div>
  );
};
