import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useTranslate } from 'ra-core';
import { useCallback, useId, useMemo } from 'react';
import type { Faq, FaqCategory } from '../../../contract/faq';
import { moveInRows } from '../../ui/list/table/moveInRows';
import type { Choice } from '../../ui/useSchemaChoices';
import { FaqRow, type FaqRowContext } from './FaqRow';
import { type SayMove, useKeyboardMove } from './useKeyboardMove';
import { useOrder } from './useOrder';
import './faq.css';

interface FaqGroupProps extends FaqRowContext {
  category: Choice;
  rows: readonly Faq[];
}

/** Dragging starts after a small movement, so that a click alone does not start it. */
const pointer = { activationConstraint: { distance: 4 } };

/** The questions of one category, reordered by dragging, by keyboard, or by the arrows of each row. */
export const FaqGroup = ({ category, rows, columns, movable, ...row }: FaqGroupProps) => {
  const translate = useTranslate();
  const id = useId();
  const sensors = useSensors(useSensor(PointerSensor, pointer));
  const { ordered, place } = useOrder(category.id as FaqCategory, rows);
  const ids = useMemo(() => ordered.map(question => question.id), [ordered]);
  const say = useSayMove(ordered);
  const announcements = useMemo(() => announcementsOf(ids, say), [ids, say]);
  const move = (from: number, to: number) => {
    if (from !== to && from >= 0 && to >= 0 && to < ids.length) place(arrayMove(ids, from, to));
  };
  const { lifted, spoken, handlersOf } = useKeyboardMove(ids, move, say);
  const shown = lifted ? arrayMove([...ordered], lifted.from, lifted.to) : ordered;
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };

  return (
    <section className="list-card faq-group" aria-labelledby={id}>
      <header>
        <h2 id={id}>{category.name}</h2>
        <p>{translate(`resources.faq.categories.${category.id}`, { _: '' })}</p>
        <span className="faq-count">{translate('resources.faq.group_count', { count: rows.length })}</span>
      </header>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{ announcements, screenReaderInstructions: { draggable: translate('resources.faq.order.how') } }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={!movable}>
          <table className="table" data-grouped aria-labelledby={id}>
            <thead>
              <tr>
                {columns.map(({ name, label }) => (
                  <th key={name} scope="col">
                    {label}
                  </th>
                ))}
                <th scope="col">{translate('app.list.actions')}</th>
              </tr>
            </thead>
            <tbody onKeyDown={moveInRows}>
              {shown.map((question, index) => (
                <FaqRow
                  key={question.id}
                  {...row}
                  question={question}
                  columns={columns}
                  movable={movable}
                  lifted={lifted?.id === question.id}
                  onHandle={handlersOf(question.id)}
                  onMove={movable ? by => move(index, index + by) : undefined}
                  first={index === 0}
                  last={index === ordered.length - 1}
                />
              ))}
            </tbody>
          </table>
        </SortableContext>
      </DndContext>
      <p className="sr-only" role="status">
        {spoken}
      </p>
    </section>
  );
};

/** Returns the screen reader announcements for moving one of `rows`. */
function useSayMove(rows: readonly Faq[]): SayMove {
  const translate = useTranslate();
  return useCallback(
    (key, id, place) =>
      translate(`resources.faq.order.${key}`, {
        name: rows.find(row => row.id === id)?.question ?? '',
        place: place + 1,
        count: rows.length,
      }),
    [translate, rows],
  );
}

/** The same announcements for dragging. */
function announcementsOf(ids: readonly string[], say: SayMove): Announcements {
  const said = (key: Parameters<SayMove>[0], { active, over }: Pick<DragEndEvent, 'active' | 'over'>) =>
    say(key, String(active.id), ids.indexOf(String((over ?? active).id)));
  return {
    onDragStart: ({ active }) => said('lifted', { active, over: null }),
    // over itself at the start, and again when it returns
    onDragOver: event => (event.over ? said(event.over.id === event.active.id ? 'lifted' : 'over', event) : undefined),
    onDragEnd: event => said('dropped', event),
    onDragCancel: event => said('cancelled', event),
  };
}
