import { Ellipsis, Pencil } from 'lucide-react';
import { type RaRecord, useTranslate } from 'ra-core';
import { type ComponentProps, type MouseEvent, memo, type ReactNode } from 'react';
import { CheckBox } from './CheckBox';
import type { Column } from './Column';
import type { MenuTarget } from './RowMenu';

interface TableRowProps<Row extends RaRecord> {
  row: Row;
  index: number;
  columns: readonly Column<Row>[];
  /** Of the columns. */
  labels: readonly ReactNode[];
  name: string;
  leading: ((row: Row) => ReactNode) | undefined;
  note: ((row: Row) => ReactNode) | undefined;
  /** Product URL where the row leads; nowhere for who may not open it. */
  to: string | undefined;
  /** Product URL of the record's form. */
  editTo: string | undefined;
  mayDelete: boolean;
  /** The table has a column to select rows. */
  selectable: boolean;
  /** It is one that the person's regions let them change, and so select. */
  changeable: boolean;
  selected: boolean;
  /** It was saved just now: it shows itself for a moment. */
  saved: boolean;
  onGo: (to: string) => void;
  onToggle: (index: number, reach: boolean) => void;
  onMenu: (target: MenuTarget<Row>) => void;
}

const Row = <Record extends RaRecord>(props: TableRowProps<Record>) => {
  const { row, index, columns, labels, name, leading, note, to, editTo, mayDelete, selectable, selected, saved } =
    props;
  const { onGo, onToggle, onMenu } = props;
  const translate = useTranslate();
  const [first, ...rest] = columns;

  const open = (event: MouseEvent<HTMLElement>) => {
    const onControl = (event.target as HTMLElement).closest('a, button, input, label');
    const marking = window.getSelection()?.type === 'Range';
    if (to && !onControl && !marking) onGo(to);
  };

  return (
    <tr className={to ? 'row-opens' : undefined} data-selected={selected} data-saved={saved} onClick={open}>
      {selectable && (
        <td className="table-check">
          {props.changeable && (
            <CheckBox
              checked={selected}
              label={translate('app.list.select_row', { name })}
              onToggle={reach => onToggle(index, reach)}
            />
          )}
        </td>
      )}
      <th scope="row">
        <div className="row-name">
          {leading?.(row)}
          <div className="row-words">
            {to ? (
              <RowLink to={to} onGo={onGo}>
                {first?.cell(row) ?? name}
              </RowLink>
            ) : (
              <b>{first?.cell(row) ?? name}</b>
            )}
            {note && <small>{note(row)}</small>}
          </div>
        </div>
      </th>
      {rest.map(({ source, cell, align }, place) => (
        <td key={source} className={align === 'right' ? 'num' : undefined} data-column={source}>
          <span className="cell-label" aria-hidden="true">
            {labels[place + 1]}
          </span>
          {cell(row)}
        </td>
      ))}
      <td className="table-actions">
        {editTo && (
          <RowLink
            className="row-action row-edit"
            to={editTo}
            onGo={onGo}
            aria-label={translate('app.list.edit_row', { name })}
          >
            <Pencil size={16} strokeWidth={1.75} aria-hidden />
          </RowLink>
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

interface RowLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  onGo: (to: string) => void;
}

/** The router's own link asks at each change of the address again where it leads; a page of rows has fifty of these. */
const RowLink = ({ to, onGo, ...rest }: RowLinkProps) => (
  <a
    {...rest}
    href={to}
    onClick={event => {
      // With a key held, or another button, it is the browser's: a new tab.
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onGo(to);
    }}
  />
);

/** A row of a `<ResourceTable>`; it renders again only when something of its own changes. */
export const TableRow = memo(Row) as typeof Row;
