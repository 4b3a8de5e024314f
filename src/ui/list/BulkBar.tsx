import { Trash2, X } from 'lucide-react';
import { type Identifier, useCanAccess, useListContext, useResourceContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../i18n/numbers';
import { Button } from '../Button';
import { RowAction } from '../RowAction';
import { SelectAll } from './SelectAll';
import { useOutOfSight } from './table/useRowNames';
import './bulkBar.css';

interface BulkBarProps {
  onDelete: (ids: readonly Identifier[]) => void;
  /** Further actions on the selected rows. */
  more?: ReactNode;
}

/** A bar that floats over the list while rows are selected, with their number and the bulk actions. */
export const BulkBar = ({ onDelete, more }: BulkBarProps) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { selectedIds = [], onUnselectItems } = useListContext();
  const hidden = useOutOfSight().length;
  const { canAccess: canDelete } = useCanAccess({ resource, action: 'delete' });
  if (selectedIds.length === 0) return null;
  return (
    <div className="bulk" role="toolbar" aria-label={translate('app.list.bulk')}>
      <b className="bulk-count" aria-live="polite">
        {translate('app.list.selected', { count: formatNumber(selectedIds.length) })}
        {hidden > 0 && `, ${translate('app.list.out_of_sight', { count: formatNumber(hidden) })}`}
      </b>
      <SelectAll />
      {more}
      {canDelete && (
        <Button size="small" color="error" startIcon={<Trash2 />} onClick={() => onDelete(selectedIds)}>
          {translate('app.list.delete')}
        </Button>
      )}
      <RowAction aria-label={translate('app.list.unselect')} onClick={() => onUnselectItems()}>
        <X size={16} aria-hidden />
      </RowAction>
    </div>
  );
};
