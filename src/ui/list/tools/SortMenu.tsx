import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide-react';
import { useListContext, useTranslate, useTranslateLabel } from 'ra-core';
import { MenuItem } from '../../material/overlays';
import { useListSchema } from '../useListSchema';
import { ToolMenu } from './ToolMenu';
import './sortMenu.css';

/** The sort orders of a list, for fields without a column and for the cards on phones, which have no column heads. */
export const SortMenu = () => {
  const translate = useTranslate();
  const label = useTranslateLabel();
  const { sort, setSort } = useListContext();
  const { sorts = [] } = useListSchema();
  if (sorts.length === 0) return null;
  const Direction = sort.order === 'ASC' ? ArrowUp : ArrowDown;
  return (
    <ToolMenu title={translate('app.list.sort_by')} icon={ArrowDownUp}>
      {close =>
        sorts.map(field => {
          const on = sort.field === field;
          return (
            <MenuItem
              key={field}
              role="menuitemradio"
              aria-checked={on}
              selected={on}
              onClick={() => {
                setSort({ field, order: on && sort.order === 'ASC' ? 'DESC' : 'ASC' });
                close();
              }}
            >
              {label({ source: field })}
              {on && (
                <span className="sort-direction">
                  <Direction size={16} aria-hidden />
                  <span className="sr-only">
                    {translate(sort.order === 'ASC' ? 'app.list.sorted_up' : 'app.list.sorted_down')}
                  </span>
                </span>
              )}
            </MenuItem>
          );
        })
      }
    </ToolMenu>
  );
};
