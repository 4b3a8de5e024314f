import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useResourceContext } from 'ra-core';
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { fetchRecordAhead } from '../../../dataProvider/fetchAhead';

/** Whoever only passes over a link is gone by then (ms). */
const REST_MS = 65;
/** What a pointer at rest asked for is asked for once more when it is pressed later than this (ms): somebody may have changed it. */
const PRESSED_FRESH_MS = 2_000;

/** What leads to the record of a row; other links of a cell lead elsewhere. */
const LINKS = 'th a[href], a.row-edit';
const CONTROLS = 'button, input, label, td a:not(.row-edit)';

/**
 * Asks for the record of a row before its page does: when the mouse rests on a link to it, and when it is pressed anywhere on the row. A
 * finger that is put down may be about to scroll, and a pointer on the other cells is only reading: neither asks.
 *
 * @returns handlers for the body of the table
 */
export function useFetchRowAhead(rows: readonly RaRecord[], isOffered: (row: RaRecord) => boolean) {
  const resource = useResourceContext() ?? '';
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const resting = useRef<{ on: Element | null; timer?: ReturnType<typeof setTimeout> }>({ on: null });

  const rest = (on: Element | null, run?: () => void) => {
    if (resting.current.on === on) return;
    clearTimeout(resting.current.timer);
    resting.current = { on, ...(run && { timer: setTimeout(run, REST_MS) }) };
  };
  useEffect(() => () => clearTimeout(resting.current.timer), []);

  const fetchRowOf = (element: Element, freshFor?: number) => {
    const row = rows[element.closest('tr')?.sectionRowIndex ?? -1];
    if (row && isOffered(row)) void fetchRecordAhead({ queryClient, dataProvider }, resource, row.id, freshFor);
  };
  return {
    onPointerOver: ({ target, pointerType }: PointerEvent) => {
      const link = pointerType === 'mouse' ? (target as Element).closest(LINKS) : null;
      rest(link, link ? () => fetchRowOf(link) : undefined);
    },
    onPointerLeave: () => rest(null),
    onMouseDown: ({ target, button }: MouseEvent) => {
      if (button === 0 && !(target as Element).closest(CONTROLS)) fetchRowOf(target as Element, PRESSED_FRESH_MS);
    },
  };
}
