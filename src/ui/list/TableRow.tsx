import { Ellipsis, Pencil } from 'lucide-react';
import { type RaRecord, useNavigate, useRouterProvider, useTranslate, useTranslateLabel } from 'ra-core';
import { type MouseEvent, memo, type ReactNode } from 'react';
import { CheckBox } from './CheckBox';
import type { Column } from './Column';
import type { MenuTarget } from './RowMenu';

interface TableRowProps<Row extends RaRecord> {
  row: Row;
  index: number;
  columns: readonly Column<Row>[];
  name: string;
  leading: ((row: Row) => ReactNode) | undefined;
  note: ((row: Row) => ReactNode) | undefined;
  /** Where the row leads; nowhere for who may not open it. */
  to: string | undefined;
  editTo: string | undefined;
  mayDelete: boolean;
  selected: boolean;
  /** It was saved just now: it shows itself for a moment. */
  saved: boolean;
  onToggle: (index: number, reach: boolean) => void;
  onMenu: (target: MenuTarget<Row>) => void;
}

const Row = <Record extends RaRecord>(props: TableRowProps<Record>) => {
  const { row, index, columns, name, leading, note, to, editTo, mayDelete, selected, saved, onToggle, onMenu } = props;
  const translate = useTranslate();
  const label = useTranslateLabel();
  const navigate = useNavigate();
  const { Link } = useRouterProvider();
  const [first, ...rest] = columns;

  const open = (event: MouseEvent<HTMLElement>) => {
    const onControl = (event.target as HTMLElement).closest('a, button, input, label');
    const marking = window.getSelection()?.type === 'Range';
    if (to && !onControl && !marking) navigate(to);
  };

  return (
    <tr className={to ? 'row-opens' : undefined} data-selected={selected} data-saved={saved} onClick={open}>
      {mayDelete && (
        <td className="table-check">
          <CheckBox
            checked={selected}
            label={translate('app.list.select_row', { name })}
            onToggle={reach => onToggle(index, reach)}
          />
        </td>
      )}
      <th scope="row">
        <div className="row-name">
          {leading?.(row)}
          <div className="row-words">
            {to ? <Link to={to}>{first?.cell(row) ?? name}</Link> : <b>{first?.cell(row) ?? name}</b>}
            {note && <small>{note(row)}</small>}
          </div>
        </div>
      </th>
      {rest.map(({ source, cell, align }) => (
        <td key={source} className={align === 'right' ? 'num' : undefined} data-column={source}>
          <span className="cell-label" aria-hidden="true">
            {label({ source })}
          </span>
          {cell(row)}
        </td>
      ))}
      <td className="table-actions">
        {editTo && (
          <Link className="row-action row-edit" to={editTo} aria-label={translate('app.list.edit_row', { name })}>
            <Pencil size={16} strokeWidth={1.75} aria-hidden />
          </Link>
        )}
        {(editTo || mayDelete) && (
          <button
            type="button"
            className="row-action"
            aria-haspopup="menu"
            aria-label={translate('app.list.row_menu', { name })}
            onClick={event => onMenu({ anchor: event.currentTarget, row, name, editTo })}
          >
            <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
          </button>
        )}
      </td>
    </tr>
  );
};

/** A row of a `<ResourceTable>`; it renders again only when something of its own changes. */
export const TableRow = memo(Row) as typeof Row;
