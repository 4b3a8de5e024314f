import { type Identifier, useListContext } from 'ra-core';
import { useEffect, useRef } from 'react';
import { afterDialogs } from '../../../browser/afterDialogs';
import { controlsOf } from '../table/moveInRows';

interface KeepRowFocusProps {
  /** The rows in the order in which they are shown; the list's by default. */
  rows?: readonly { id: Identifier }[];
}

/** What belongs to the list although it stands elsewhere. */
const BULK_ACTIONS = '[role=toolbar]';
const OVER_THE_LIST = '[role=menu], [role=dialog], [role=alertdialog], .MuiModal-root';

/**
 * Keeps the focus in the list when the row that had it goes, because it was deleted or no longer matches the filters, or when the bar of
 * bulk actions closes: moves it to the row in its place, else to the page.
 */
export const KeepRowFocus = ({ rows }: KeepRowFocusProps) => {
  const { data = [], selectedIds } = useListContext();
  const shown = rows ?? data;
  const latest = useRef(shown);
  /** The row that had the focus last, unless the user has gone elsewhere since. */
  const last = useRef<{ element: Element; id: Identifier | undefined; place: number }>(undefined);
  useEffect(() => {
    const note = ({ target }: Pick<Event, 'target'>) => {
      if (!(target instanceof Element) || target.closest(OVER_THE_LIST)) return;
      if (target.closest(BULK_ACTIONS)) {
        last.current ??= { element: target, id: undefined, place: 0 };
        return;
      }
      // React focuses an element again that it has moved with its row
      if (target === last.current?.element) return;
      const place = rowsInPage().indexOf(target.closest('tr')!);
      last.current = place < 0 ? undefined : { element: target, id: latest.current[place]?.id, place };
    };
    // this part is loaded late
    note({ target: document.activeElement });
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', note);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', note);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of rows or selection may take the focus away
  useEffect(() => {
    latest.current = shown;
    if (!last.current) return;
    return afterDialogs(() => {
      if (!last.current) return;
      const { id, place } = last.current;
      const at = document.activeElement;
      // the element of a row that has gone may show another one now
      const isElsewhere = at?.closest('tbody') && !shown.some(row => row.id === id);
      if (at !== document.body && !isElsewhere) return;
      const inPage = rowsInPage();
      (controlsOf(inPage[place] ?? inPage.at(-1))[0] ?? document.getElementById('content'))?.focus();
    });
  }, [shown, selectedIds]);
  return null;
};

const rowsInPage = () => [...document.querySelectorAll('#content tbody tr')];
