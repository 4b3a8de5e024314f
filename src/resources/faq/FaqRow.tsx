import { useSortable } from '@dnd-kit/sortable';
import { ArrowDown, ArrowUp, Ellipsis, GripVertical, Pencil } from 'lucide-react';
import { useRouterProvider, useTranslate } from 'ra-core';
import { useLayoutEffect, useRef } from 'react';
import type { Faq } from '../../../contract/faq';
import { wordsIn } from '../../../contract/richText';
import type { Column } from '../../ui/list/table/Column';
import type { MenuTarget } from '../../ui/list/table/RowMenu';
import { RowAction } from '../../ui/RowAction';
import './faq.css';

/** What is the same for every row of a group. */
export interface FaqRowContext {
  columns: readonly Column[];
  /** Whether the rows can be put in order. */
  movable: boolean;
  mayDelete: boolean;
  showTo: (id: string) => string;
  editTo: ((id: string) => string) | undefined;
  /** The question that was saved just now. */
  saved: string | undefined;
  onMenu: (target: MenuTarget<Faq>) => void;
}

interface FaqRowProps extends FaqRowContext {
  question: Faq;
  onMove: ((by: 1 | -1) => void) | undefined;
  first: boolean;
  last: boolean;
}

/** A question with the beginning of its answer, its handle and arrows where it can be moved. */
export const FaqRow = ({ question, columns, movable, onMove, first, last, ...rest }: FaqRowProps) => {
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

  return (
    <tr
      ref={setNodeRef}
      className="faq-row"
      data-dragging={isDragging}
      data-saved={saved === id}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <th scope="row">
        <div className="row-name">
          {movable && (
            <RowAction
              ref={setActivatorNodeRef}
              className="faq-handle"
              {...attributes}
              {...listeners}
              aria-label={t('handle')}
            >
              <GripVertical size={16} aria-hidden />
            </RowAction>
          )}
          <div className="row-words">
            <Link to={showTo(id)}>{name}</Link>
            <small>{wordsIn(question.answer)}</small>
          </div>
        </div>
      </th>
      {others.map(({ name: column, label, cell }) => (
        <td key={column} data-column={column}>
          <span className="cell-label" aria-hidden="true">
            {label}
          </span>
          {cell(question)}
        </td>
      ))}
      <td className="table-actions">
        {onMove &&
          ([-1, 1] as const).map(by => (
            <RowAction
              key={by}
              className="faq-arrow"
              // at the end of its way it keeps the focus, and does nothing
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

/** A row that is put elsewhere in the document loses the focus: the arrow that moved it gets it back. */
function useKeptFocus() {
  const arrow = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    arrow.current?.focus();
    arrow.current = null;
  });
  return arrow;
}
