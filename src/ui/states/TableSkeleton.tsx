import { useTranslate } from 'ra-core';
import './tableSkeleton.css';

interface TableSkeletonProps {
  rows?: number;
  columns?: number;
}

/** A table before its rows are there, in its shape. */
export const TableSkeleton = ({ rows = 10, columns = 4 }: TableSkeletonProps) => {
  const translate = useTranslate();
  const bones = Array.from({ length: columns }, (_, column) => column);
  return (
    <div className="bones" role="status" aria-label={translate('app.states.loading')}>
      {Array.from({ length: rows + 1 }, (_, row) => row).map(row => (
        <div key={row} className={row === 0 ? 'bones-row bones-head' : 'bones-row'}>
          {bones.map(column => (
            <span key={column} className="bone" />
          ))}
        </div>
      ))}
    </div>
  );
};
