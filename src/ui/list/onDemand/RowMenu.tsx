import { Pencil, Trash2 } from 'lucide-react';
import { type RaRecord, RecordContextProvider, useRouterProvider, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Menu, MenuItem } from '../../material/overlays';
import { DuplicateItem } from '../rowMenu/DuplicateItem';
import { type MenuTarget, RowMenuContext } from '../rowMenu/RowMenuContext';
import { SwitchItem } from '../rowMenu/SwitchItem';
import './rowMenu.css';

/** Loaded before the menu opens: an item arriving late would push 'Hapus' away from where it was first shown. */
export const rowMenuItems = Promise.all([SwitchItem.preload(), DuplicateItem.preload()]);

interface RowMenuProps {
  target: MenuTarget;
  mayDelete: boolean;
  onClose: () => void;
  onDelete: (row: RaRecord, name: string) => void;
  /** Further items between edit and delete; `<SwitchItem>` by default. */
  children?: ReactNode;
}

/** The menu behind a row's three dots: one for the whole table, anchored to the row that opened it. */
export const RowMenu = ({ target, mayDelete, onClose, onDelete, children }: RowMenuProps) => {
  const translate = useTranslate();
  const { Link } = useRouterProvider();
  const { anchor, row, name, editTo } = target;
  return (
    <RowMenuContext value={{ ...target, close: onClose }}>
      <Menu
        open
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': translate('app.list.row_menu', { name }) } }}
      >
        {editTo && (
          <MenuItem component={Link} to={editTo}>
            <Pencil size={18} aria-hidden />
            {translate('app.list.edit')}
          </MenuItem>
        )}
        <RecordContextProvider value={row}>{children ?? <SwitchItem />}</RecordContextProvider>
        {mayDelete && (
          <MenuItem
            className="menu-danger"
            onClick={() => {
              onClose();
              onDelete(row, name);
            }}
          >
            <Trash2 size={18} aria-hidden />
            {translate('app.list.delete')}
          </MenuItem>
        )}
      </Menu>
    </RowMenuContext>
  );
};
