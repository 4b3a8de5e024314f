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
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { type KeyboardEvent, useCallback, useId, useMemo, useRef, useState } from 'react';
import { type Faq, type FaqCategory, faqApi } from '../../../contract/faq';
import { ApiError } from '../../dataProvider/ApiError';
import { call } from '../../dataProvider/call';
import type { Choice } from '../../ui/list/cells/useSchemaChoices';
import { moveInRows } from '../../ui/list/table/moveInRows';
import { FaqRow, type FaqRowContext } from './FaqRow';
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
  const announce = (key: Parameters<SayMove>[0], { active, over }: Pick<DragEndEvent, 'active' | 'over'>) =>
    say(key, String(active.id), ids.indexOf(String((over ?? active).id)));
  return {
    onDragStart: ({ active }) => announce('lifted', { active, over: null }),
    // over itself at the start, and again when it returns
    onDragOver: event =>
      event.over ? announce(event.over.id === event.active.id ? 'lifted' : 'over', event) : undefined,
    onDragEnd: event => announce('dropped', event),
    onDragCancel: event => announce('cancelled', event),
  };
}

/**
 * The order of a category's questions, updated optimistically and saved one call at a time; of several moves in a row only the last is
 * sent. A conflict is reported, and the server's order shown instead.
 */
function useOrder(category: FaqCategory, rows: readonly Faq[]) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  /** The order shown until the server has saved it and the list is refetched. */
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const latest = useRef<readonly string[] | null>(null);

  const ordered = useMemo(() => {
    if (!wanted) return rows;
    const places = new Map(wanted.map((id, index) => [id, index]));
    return rows.toSorted((a, b) => (places.get(a.id) ?? rows.length) - (places.get(b.id) ?? rows.length));
  }, [rows, wanted]);

  const save = async (from: readonly string[]) => {
    let was = from;
    try {
      while (latest.current && latest.current !== was) {
        const ids = latest.current;
        const body = differing(was, ids);
        if (body.ids.length > 0) await call(faqApi.order, { body: { category_code: category, ...body } });
        was = ids;
        if (latest.current === ids) await queryClient.invalidateQueries({ queryKey: ['faq'] });
      }
    } catch (error) {
      notify(error instanceof ApiError ? error.message : translate('app.states.failed_text'), { type: 'error' });
      await queryClient.invalidateQueries({ queryKey: ['faq'] });
    } finally {
      latest.current = null;
      setWanted(null);
    }
  };

  const place = (ids: readonly string[]) => {
    const idle = latest.current === null;
    latest.current = ids;
    setWanted(ids);
    if (idle) void save(rows.map(({ id }) => id));
  };

  return { ordered, place };
}

/** Returns the part in which two orders differ: changes before and after it do not conflict. */
function differing(was: readonly string[], ids: readonly string[]) {
  const first = ids.findIndex((id, index) => id !== was[index]);
  const last = ids.findLastIndex((id, index) => id !== was[index]);
  return first < 0 ? { was: [], ids: [] } : { was: was.slice(first, last + 1), ids: ids.slice(first, last + 1) };
}

/** Returns a screen reader announcement of a move; `place` counts from 0. */
type SayMove = (key: 'lifted' | 'over' | 'dropped' | 'cancelled', id: string, place: number) => string;

/**
 * Moves one of `ids` by keyboard: Space or Enter lifts it; arrows, Home and End move it; Space, Enter or Tab drops it; Escape or losing
 * the focus cancels. Each key builds on the previous one, even before a rerender.
 *
 * @param onMove saves an item that was dropped at a new position
 * @returns `lifted`: the item being moved, its position and its drop position, counted from 0
 */
export function useKeyboardMove(ids: readonly string[], onMove: (from: number, to: number) => void, say: SayMove) {
  const [held, hold] = useState<{ id: string; place: number } | null>(null);
  const [spoken, setSpoken] = useState('');
  const last = ids.length - 1;
  const from = held ? ids.indexOf(held.id) : -1;
  // it or others may have been deleted meanwhile
  const lifted = held && from >= 0 ? { id: held.id, from, to: Math.min(held.place, last) } : null;

  const take = (id: string, place: number, key: 'lifted' | 'over') => {
    hold({ id, place });
    setSpoken(say(key, id, place));
  };
  const release = (id: string, place: number, key: 'dropped' | 'cancelled') => {
    hold(null);
    setSpoken(say(key, id, place));
    if (place !== from) onMove(from, place);
  };

  /** Returns the event handlers of a row's handle. */
  const handlersOf = (id: string) => ({
    onKeyDown: (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const ends = event.key === ' ' || event.key === 'Enter';
      if (lifted?.id !== id) {
        if (!ends || event.repeat) return;
        take(id, ids.indexOf(id), 'lifted');
      } else if (ends || event.key === 'Tab') {
        if (!event.repeat) release(id, lifted.to, 'dropped');
        // the focus moves on to the next control
        if (event.key === 'Tab') return;
      } else if (event.key === 'Escape') release(id, from, 'cancelled');
      else {
        const place = placeAfter(event.key, lifted.to, last);
        if (place === null) return;
        take(id, place, place === from ? 'lifted' : 'over');
      }
      event.preventDefault();
      event.stopPropagation();
    },
    onBlur: () => {
      if (lifted?.id === id) release(id, from, 'cancelled');
    },
  });

  return { lifted, spoken, handlersOf };
}

/** Returns the position that a key moves an item to from `from`; null if it is not a movement key. */
function placeAfter(key: string, from: number, last: number): number | null {
  if (key === 'ArrowUp') return Math.max(from - 1, 0);
  if (key === 'ArrowDown') return Math.min(from + 1, last);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}
