import { useTranslate } from 'ra-core';
import './tableSkeleton.css';

interface TableSkeletonProps {
  rows?: number;
  /** Their number, or their labels. */
  columns?: number | readonly string[];
  /** Adds placeholders for a list's tools above it. */
  tools?: boolean;
  /** False if it is only on display and nothing is loading. */
  busy?: boolean;
}

/** The placeholder of a table while its rows load, in the same shape. */
export const TableSkeleton = ({ rows = 10, columns = 4, tools = false, busy = true }: TableSkeletonProps) => {
  const translate = useTranslate();
  const heads = typeof columns === 'number' ? Array.from({ length: columns }, () => '') : columns;
  return (
    <>
      {tools && (
        <div className="skeleton-tools">
          <span className="skeleton-bar" />
          <span className="skeleton-bar" />
        </div>
      )}
      <div className="skeleton" role="status" aria-busy={busy} aria-label={translate('app.states.loading')}>
        {Array.from({ length: rows + 1 }, (_, row) => row).map(row => (
          <div key={row} className={row === 0 ? 'skeleton-row skeleton-head' : 'skeleton-row'}>
            {heads.map((label, column) =>
              row === 0 && label ? (
                <span key={label} className="skeleton-label" aria-hidden="true">
                  {label}
                </span>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
                <span key={column} className="skeleton-bar" />
              ),
            )}
          </div>
        ))}
      </div>
    </>
  );
};
