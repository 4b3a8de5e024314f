import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import './countRow.css';

interface CountRowProps {
  /** How many there are, in words. */
  total: ReactNode;
  /** How many there would be without the filters. */
  all?: ReactNode;
  /** Takes off what is set; absent where nothing is. */
  onClear: (() => void) | undefined;
  /** What is set. */
  children?: ReactNode;
}

/** How many rows there are, what makes it so, and the way to take that off. */
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
