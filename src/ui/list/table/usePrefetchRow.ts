import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useResourceContext } from 'ra-core';
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { prefetchRecord } from '../../../dataProvider/prefetch';

/** Dwell time before prefetching; a pointer that merely crosses the link has left by then (ms). */
const REST_MS = 65;
/** A record prefetched on hover is fetched again if the press comes later than this (ms), as somebody may have changed it. */
const PRESSED_FRESH_MS = 2_000;

/** The links to a row's record; other links in cells lead elsewhere. */
const LINKS = 'th a[href], a.row-edit';
const CONTROLS = 'button, input, label, td a:not(.row-edit)';

/**
 * Prefetches the record of a row when the mouse rests on a link to it and when it is pressed anywhere on the row. Neither touch, which may
 * be the start of scrolling, nor hovering over other cells, which is only reading, triggers it.
 *
 * @returns event handlers for the table's body
 */
export function usePrefetchRow(rows: readonly RaRecord[], isOffered: (row: RaRecord) => boolean) {
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
    if (row && isOffered(row)) void prefetchRecord({ queryClient, dataProvider }, resource, row.id, freshFor);
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
