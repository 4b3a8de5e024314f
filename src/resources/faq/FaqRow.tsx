import { useSortable } from '@dnd-kit/sortable';
import { ArrowDown, ArrowUp, Ellipsis, GripVertical, Pencil } from 'lucide-react';
import { useRouterProvider, useTranslate } from 'ra-core';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import type { Faq } from '../../../contract/faq';
import { plainTextOf } from '../../../contract/richText';
import { RowAction } from '../../ui/controls/RowAction';
import type { MenuTarget } from '../../ui/list/rowMenu/RowMenuContext';
import type { Column } from '../../ui/list/table/Column';
import { useSavedInSight } from '../../ui/list/useSavedInSight';
import './faq.css';

/** Props shared by all rows of a group. */
export interface FaqRowContext {
  columns: readonly Column[];
  /** Whether the rows can be reordered. */
  movable: boolean;
  mayDelete: boolean;
  showTo: (id: string) => string;
  editTo: ((id: string) => string) | undefined;
  /** The question that was just saved. */
  saved: string | undefined;
  onMenu: (target: MenuTarget) => void;
}

interface FaqRowProps extends FaqRowContext {
  question: Faq;
  /** Whether it is being moved by keyboard. */
  lifted: boolean;
  onHandle: Pick<ComponentProps<'button'>, 'onKeyDown' | 'onBlur'>;
  onMove: ((by: 1 | -1) => void) | undefined;
  first: boolean;
  last: boolean;
}

/** A question with the beginning of its answer, and a handle and arrows if it can be moved. */
export const FaqRow = ({ question, columns, movable, lifted, onHandle, onMove, first, last, ...rest }: FaqRowProps) => {
  const { mayDelete, showTo, editTo, saved, onMenu } = rest;
  const { id, question: name } = question;
  const translate = useTranslate();
  const { Link } = useRouterProvider();
  const t = (key: string) => translate(`resources.faq.order.${key}`, { name });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled: !movable,
    attributes: { roleDescription: t('sortable') },
  });
  const [, ...others] = columns;
  const arrow = useKeptFocus();
  const handle = useFollowedHandle(lifted);
  const inSight = useSavedInSight(saved === id);

  return (
    <tr
      ref={row => {
        setNodeRef(row);
        inSight.current = row;
      }}
      className="faq-row"
      data-dragging={isDragging || lifted}
      data-saved={saved === id}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <th scope="row">
        <div className="row-name">
          {movable && (
            <RowAction
              ref={button => {
                setActivatorNodeRef(button);
                handle.current = button;
              }}
              className="faq-handle"
              {...attributes}
              {...listeners}
              {...onHandle}
              aria-pressed={lifted || attributes['aria-pressed']}
              aria-label={t('handle')}
            >
              <GripVertical size={16} aria-hidden />
            </RowAction>
          )}
          <div className="row-words">
            <Link to={showTo(id)}>{name}</Link>
            <small>{plainTextOf(question.answer)}</small>
          </div>
        </div>
      </th>
      {others.map(({ name: column, label, cell }) => (
        <td key={column} data-column={column} data-label={label}>
          {cell(question)}
        </td>
      ))}
      <td className="table-actions">
        {onMove &&
          ([-1, 1] as const).map(by => (
            <RowAction
              key={by}
              className="faq-arrow"
              // not `disabled`, so that it keeps the focus at either end
              aria-disabled={by < 0 ? first : last}
              aria-label={t(by < 0 ? 'up' : 'down')}
              onClick={event => {
                if (by < 0 ? first : last) return;
                arrow.current = event.currentTarget;
                onMove(by);
              }}
            >
              {by < 0 ? <ArrowUp size={16} aria-hidden /> : <ArrowDown size={16} aria-hidden />}
            </RowAction>
          ))}
        {editTo && (
          <Link className="row-action row-edit" to={editTo(id)} aria-label={translate('app.list.edit_row', { name })}>
            <Pencil size={16} aria-hidden />
          </Link>
        )}
        {(editTo || mayDelete) && (
          <RowAction
            aria-haspopup="menu"
            aria-label={translate('app.list.row_menu', { name })}
            onClick={event => onMenu({ anchor: event.currentTarget, row: question, name, editTo: editTo?.(id) })}
          >
            <Ellipsis size={16} aria-hidden />
          </RowAction>
        )}
      </td>
    </tr>
  );
};

/** Restores the focus to the arrow of a moved row, which loses it when its DOM node moves. */
function useKeptFocus() {
  const arrow = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    arrow.current?.focus();
    arrow.current = null;
  });
  return arrow;
}

/** Keeps the focus on the handle of a lifted row, and the row in view, while it is moved. */
function useFollowedHandle(lifted: boolean) {
  const handle = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!lifted || !handle.current) return;
    handle.current.focus({ preventScroll: true });
    handle.current.scrollIntoView({ block: 'nearest' });
  });
  return handle;
}
