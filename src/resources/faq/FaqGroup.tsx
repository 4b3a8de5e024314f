import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useTranslate } from 'ra-core';
import { useId, useMemo } from 'react';
import type { Faq, FaqCategory } from '../../../contract/faq';
import { moveInRows } from '../../ui/list/table/moveInRows';
import type { Choice } from '../../ui/useSchemaChoices';
import { FaqRow, type FaqRowContext } from './FaqRow';
import { PromptKeyboardSensor } from './PromptKeyboardSensor';
import { useOrder } from './useOrder';
import './faq.css';

interface FaqGroupProps extends FaqRowContext {
  category: Choice;
  rows: readonly Faq[];
}

/** A small movement starts a drag; a click alone does not. */
const pointer = { activationConstraint: { distance: 4 } };
/** The page follows a moved row at once: the next key need not wait for a scroll. */
const keyboard = { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' } as const;

/** The questions of one category, reordered by dragging, by keyboard, or by the arrows of each row. */
export const FaqGroup = ({ category, rows, columns, movable, ...row }: FaqGroupProps) => {
  const translate = useTranslate();
  const id = useId();
  const sensors = useSensors(useSensor(PointerSensor, pointer), useSensor(PromptKeyboardSensor, keyboard));
  const { ordered, place } = useOrder(category.id as FaqCategory, rows);
  const ids = ordered.map(question => question.id);
  const announcements = useAnnouncements(ordered);

  const move = (from: number, to: number) => {
    if (from !== to && from >= 0 && to >= 0 && to < ids.length) place(arrayMove(ids, from, to));
  };
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
              {ordered.map((question, index) => (
                <FaqRow
                  key={question.id}
                  {...row}
                  question={question}
                  columns={columns}
                  movable={movable}
                  onMove={movable ? by => move(index, index + by) : undefined}
                  first={index === 0}
                  last={index === ordered.length - 1}
                />
              ))}
            </tbody>
          </table>
        </SortableContext>
      </DndContext>
    </section>
  );
};

/** Screen reader announcements while a question is moved. */
function useAnnouncements(rows: readonly Faq[]): Announcements {
  const translate = useTranslate();
  return useMemo(() => {
    const say = (key: string, moved: UniqueIdentifier, at: UniqueIdentifier | undefined = moved) =>
      translate(`resources.faq.order.${key}`, {
        name: rows.find(({ id }) => id === moved)?.question ?? '',
        place: rows.findIndex(({ id }) => id === at) + 1,
        count: rows.length,
      });
    return {
      onDragStart: ({ active }) => say('lifted', active.id),
      // over itself at the start, and when it returns
      onDragOver: ({ active, over }) => over && say(over.id === active.id ? 'lifted' : 'over', active.id, over.id),
      onDragEnd: ({ active, over }) => say('dropped', active.id, over?.id),
      onDragCancel: ({ active }) => say('cancelled', active.id),
    } as Announcements;
  }, [translate, rows]);
}
