import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect, useMemo, useState } from 'react';
import type { FilterState } from './FilterState';
import { LatestFilterContext, useLatestFilter } from './useFilters';

const Reported = createContext<readonly FilterState[]>([]);
const Report = createContext<(source: string, state: FilterState | undefined) => void>(() => undefined);

/** Holds the filters of a list together: what they say about themselves, by which the list counts, clears and explains, and what was set last. */
export const FilterStates = ({ children }: { children: ReactNode }) => {
  const latest = useLatestFilter();
  const [states, setStates] = useState<Readonly<Record<string, FilterState | undefined>>>({});
  const report = useCallback(
    (source: string, state: FilterState | undefined) => setStates(before => ({ ...before, [source]: state })),
    [],
  );
  const reported = useMemo(() => Object.values(states).filter(state => state !== undefined), [states]);
  return (
    <LatestFilterContext value={latest}>
      <Report value={report}>
        <Reported value={reported}>{children}</Reported>
      </Report>
    </LatestFilterContext>
  );
};

/** The filters of the current list, set or not, in their order. */
export const useFilterStates = () => useContext(Reported);

/** Registers a filter's state; call it once for each parameter of the filter, always with the same `source`. */
export function useFilterState(state: FilterState): void {
  const report = useContext(Report);
  const { source } = state;
  // labels and values are texts: the state is as new as what it says
  const said = JSON.stringify(state);
  useLayoutEffect(() => report(source, JSON.parse(said)), [report, source, said]);
  useLayoutEffect(() => () => report(source, undefined), [report, source]);
}
