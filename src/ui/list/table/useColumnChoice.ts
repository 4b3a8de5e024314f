import { type RaRecord, useLocation, useNavigate, useResourceContext, useStore } from 'ra-core';
import { useEffect, useMemo } from 'react';
import type { Column } from './Column';

const PARAM = 'columns';

/**
 * Which columns stand: those that the address names (`columns=title,status`), else those of the last time, else all. The first, the
 * record's name, always does. What is chosen goes into the address, so that a link or a saved view shows the same.
 */
export function useColumns<Row extends RaRecord>(columns: readonly Column<Row>[]) {
  const resource = useResourceContext() ?? '';
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [kept, keep] = useStore<string | null>(`${resource}.columns`, null);
  const asked = new URLSearchParams(search).get(PARAM);
  const names = asked ?? kept;

  const shown = useMemo(() => {
    const wanted = names?.split(',');
    return wanted ? columns.filter(({ source }, index) => index === 0 || wanted.includes(source)) : columns;
  }, [columns, names]);
  const isAll = shown.length === columns.length;

  // React-admin writes the address anew with each filter or page and leaves out what is not its own.
  useEffect(() => {
    if (asked !== null && asked !== kept) keep(asked);
    else if (asked === null && kept !== null && !isAll)
      navigate({ search: withColumns(search, kept) }, { replace: true, state });
  }, [asked, kept, keep, isAll, navigate, search, state]);

  const toggle = (source: string) => {
    const now = shown.map(column => column.source);
    const next = now.includes(source) ? now.filter(name => name !== source) : [...now, source];
    const all = next.length === columns.length;
    keep(all ? null : next.join(','));
    navigate({ search: withColumns(search, all ? null : next.join(',')) }, { replace: true, state });
  };
  return { shown, toggle };
}

function withColumns(search: string, names: string | null): string {
  const params = new URLSearchParams(search);
  if (names === null) params.delete(PARAM);
  else params.set(PARAM, names);
  return `?${params}`;
}
