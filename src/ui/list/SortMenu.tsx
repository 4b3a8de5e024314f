import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide-react';
import { useListContext, useTranslate, useTranslateLabel } from 'ra-core';
import { useState } from 'react';

/** What a list can be sorted by, for what has no head to press: fields without a column, and the cards of phones. */
export const SortMenu = ({ sorts }: { sorts: readonly string[] }) => {
  const translate = useTranslate();
  const label = useTranslateLabel();
  const { sort, setSort } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (sorts.length === 0) return null;
  const title = translate('app.list.sort_by');
  const Direction = sort.order === 'ASC' ? ArrowUp : ArrowDown;
  return (
    <>
      <Tooltip title={title}>
        <IconButton
          className="list-sort"
          aria-label={title}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={event => setAnchor(event.currentTarget)}
        >
          <ArrowDownUp strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Tooltip>
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          slotProps={{ list: { 'aria-label': title } }}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        >
          {sorts.map(field => {
            const on = sort.field === field;
            return (
              <MenuItem
                key={field}
                role="menuitemradio"
                aria-checked={on}
                selected={on}
                onClick={() => {
                  setSort({ field, order: on && sort.order === 'ASC' ? 'DESC' : 'ASC' });
                  setAnchor(null);
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
          })}
        </Menu>
      )}
    </>
  );
};
