import {
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useTranslate,
} from 'ra-core';
import { CheckBox } from '../../CheckBox';
import './table.css';

/** The head of the selection column, which selects all selectable rows of the page, or none. */
export const SelectPage = () => {
  const translate = useTranslate();
  const data = useDataTableDataContext() ?? [];
  const selectedIds = useDataTableSelectedIdsContext() ?? [];
  const { isRowSelectable, onSelect } = useDataTableCallbacksContext();
  const offered = data.filter(row => isRowSelectable?.(row) ?? true).map(({ id }) => id);
  const selected = offered.filter(id => selectedIds.includes(id));
  const all = offered.length > 0 && selected.length === offered.length;
  return (
    <th className="table-check" scope="col">
      <CheckBox
        checked={all}
        mixed={selected.length > 0 && !all}
        label={translate('app.list.select_page')}
        onToggle={() =>
          onSelect?.(all ? selectedIds.filter(id => !offered.includes(id)) : [...new Set([...selectedIds, ...offered])])
        }
      />
    </th>
  );
};
