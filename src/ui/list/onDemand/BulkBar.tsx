import { Trash2, X } from 'lucide-react';
import {
  type Identifier,
  useCanAccess,
  useDataProvider,
  useListContext,
  useNotify,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { type ReactNode, useState } from 'react';
import { MAX_PAGE_SIZE } from '../../../../contract/core/query';
import { useCatalogue } from '../../../catalogue/CatalogueContext';
import { formatNumber } from '../../../i18n/numbers';
import { Button } from '../../controls/Button';
import { RowAction } from '../../controls/RowAction';
import { useOutOfSight, useRowNames } from '../table/useRowNames';
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
      <b aria-live="polite">
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

/** Maximum number of rows, already more than anyone reviews; larger sets have to be filtered first. */
const MOST = 5_000;

/** A button, shown once the whole page is selected, that selects all filtered rows. */
const SelectAll = () => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { isOfOwnRegion } = useCatalogue();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const { keepNames } = useRowNames();
  const { data = [], total = 0, selectedIds = [], onSelect, sort, filterValues: filter } = useListContext();
  const [busy, setBusy] = useState(false);
  const offered = data.filter(row => isOfOwnRegion(resource, row));
  const wholePage = offered.length > 0 && offered.every(({ id }) => selectedIds.includes(id));
  if (!wholePage || total <= data.length || selectedIds.length >= Math.min(total, MOST)) return null;

  const select = async () => {
    setBusy(true);
    try {
      const ids = new Set<Identifier>();
      for (let page = 1; (page - 1) * MAX_PAGE_SIZE < Math.min(total, MOST); page++) {
        const params = { pagination: { page, perPage: MAX_PAGE_SIZE }, sort, filter };
        for (const row of (await dataProvider.getList(resource, params)).data)
          if (isOfOwnRegion(resource, row)) {
            ids.add(row.id);
            keepNames([row]);
          }
      }
      onSelect([...ids].slice(0, MOST));
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" onClick={select} disabled={busy}>
      {translate(busy ? 'app.list.selecting' : total > MOST ? 'app.list.select_first' : 'app.list.select_all', {
        count: formatNumber(Math.min(total, MOST)),
      })}
    </Button>
  );
};
