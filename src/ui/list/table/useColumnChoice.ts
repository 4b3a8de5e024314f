import { useLocation, useNavigate, useResourceContext, useStore } from 'ra-core';
import { useCallback } from 'react';

const PARAM = 'columns';

/**
 * Returns the names of the columns that a list shows: those in the address (`columns=title,status`), else the last choice, else null for
 * the table's defaults. A choice goes into the address, so that a link or a saved view shows the same columns.
 */
export function useColumnChoice() {
  const resource = useResourceContext() ?? '';
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [kept, keep] = useStore<string | null>(`${resource}.columns`, null);
  const named = new URLSearchParams(search).get(PARAM);
  const write = useCallback(
    (names: string | null) => {
      const params = new URLSearchParams(search);
      if (names === null) params.delete(PARAM);
      else params.set(PARAM, names);
      navigate({ search: `?${params}` }, { replace: true, state });
    },
    [navigate, search, state],
  );
  return { names: named ?? kept, named, kept, keep, write };
}
