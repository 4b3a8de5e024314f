import { Menu, MenuItem } from '@mui/material';
import { Pencil, Trash2 } from 'lucide-react';
import { type RaRecord, useRouterProvider, useTranslate } from 'ra-core';
import './rowMenu.css';

export interface MenuTarget<Row extends RaRecord> {
  anchor: HTMLElement;
  row: Row;
  name: string;
  editTo: string | undefined;
}

interface RowMenuProps<Row extends RaRecord> {
  target: MenuTarget<Row> | null;
  mayDelete: boolean;
  onClose: () => void;
  onDelete: (row: Row, name: string) => void;
}

/** The menu behind a row's three dots: one for the whole table, at the row that asked. */
export const RowMenu = <Row extends RaRecord>({ target, mayDelete, onClose, onDelete }: RowMenuProps<Row>) => {
  const translate = useTranslate();
  const { Link } = useRouterProvider();
  if (!target) return null;
  const { anchor, row, name, editTo } = target;
  return (
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
  );
};
