import { Ellipsis, Pencil } from 'lucide-react';
import { type Identifier, type RaRecord, useTranslate } from 'ra-core';
import { Fragment, type MouseEvent, memo } from 'react';
import { CheckBox } from '../../controls/CheckBox';
import { RowAction } from '../../controls/RowAction';
import { PlainLink } from '../../display/PlainLink';
import type { MenuTarget } from '../rowMenu/RowMenuContext';
import { useSavedInSight } from '../useSavedInSight';
import type { Column } from './Column';
import './table.css';
import './tableRow.css';

interface TableRowProps {
  row: RaRecord;
  columns: readonly Column[];
  name: string;
  /** Product URL that the row leads to; undefined for users who may not open it. */
  to: string | undefined;
  /** Product URL of the record's form; undefined for users who may not change it. */
  editTo: string | undefined;
  mayDelete: boolean;
  /** The table has a selection column. */
  hasSelection: boolean;
  /** The row can be selected. */
  selectable: boolean;
  selected: boolean;
  /** It was just saved, so it is scrolled into view and highlighted briefly. */
  saved: boolean;
  onGo: (to: string) => void;
  onToggle: ((id: Identifier, event: { shiftKey: boolean }) => void) | undefined;
  onMenu: (target: MenuTarget) => void;
}

// constant, so that fifty icons do not rerender with each page
const pencil = <Pencil size={16} aria-hidden />;
const ellipsis = <Ellipsis size={16} aria-hidden />;

const Row = (props: TableRowProps) => {
  const { row, columns, name, to, editTo, mayDelete, hasSelection, selectable, selected, saved } = props;
  const { onGo, onToggle, onMenu } = props;
  const translate = useTranslate();
  const [first, ...rest] = columns;
  const inSight = useSavedInSight(saved);

  const open = (event: MouseEvent<HTMLElement>) => {
    const onControl = (event.target as HTMLElement).closest('a, button, input, label');
    const marking = window.getSelection()?.type === 'Range';
    if (to && !onControl && !marking) onGo(to);
  };

  return (
    <tr
      ref={inSight}
      className={to ? 'row-opens' : undefined}
      data-selected={selected}
      data-saved={saved}
      onClick={open}
    >
      {hasSelection && (
        <td className="table-check">
          {selectable && (
            <CheckBox
              checked={selected}
              label={translate('app.list.select_row', { name })}
              onToggle={shiftKey => onToggle?.(row.id, { shiftKey })}
            />
          )}
        </td>
      )}
      <th scope="row">
        <div className="row-name">
          {/* Keyed by record, or the previous row's picture would stay until this one has loaded. */}
          {first?.leftAvatar && <Fragment key={row.id}>{first.leftAvatar(row)}</Fragment>}
          <div className="row-words">
            {to ? (
              <PlainLink to={to} onGo={onGo}>
                {first?.cell(row) ?? name}
              </PlainLink>
            ) : (
              <b>{first?.cell(row) ?? name}</b>
            )}
            {first?.secondaryText && <small>{first.secondaryText(row)}</small>}
          </div>
        </div>
      </th>
      {rest.map(({ name: column, label, cell, align }) => (
        <td
          key={column}
          className={align === 'right' ? 'num' : undefined}
          data-column={column}
          // an attribute, as separate elements would add a hundred to a page of rows, and only cards show them
          data-label={typeof label === 'string' ? label : undefined}
        >
          {typeof label !== 'string' && (
            <span className="cell-label" aria-hidden="true">
              {label}
            </span>
          )}
          {cell(row)}
        </td>
      ))}
      <td className="table-actions">
        {editTo && (
          <PlainLink
            className="row-action row-edit"
            to={editTo}
            onGo={onGo}
            aria-label={translate('app.list.edit_row', { name })}
          >
            {pencil}
          </PlainLink>
        )}
        {(editTo || mayDelete) && (
          <RowAction
            aria-haspopup="menu"
            aria-label={translate('app.list.row_menu', { name })}
            onClick={event => onMenu({ anchor: event.currentTarget, row, name, editTo })}
          >
            {ellipsis}
          </RowAction>
        )}
      </td>
    </tr>
  );
};

/** A row of a `<DataTable>`, which rerenders only when its own props change. */
export const TableRow = memo(Row);
