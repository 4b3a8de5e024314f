import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect, useRef, useState } from 'react';
import type { FilterState } from './FilterState';
import { LatestFilterContext, useLatestFilter } from './useFilters';

const NONE: readonly FilterState[] = [];

const ChosenFilters = createContext(NONE);
const Report = createContext<(source: string, state: FilterState | undefined) => void>(() => undefined);

/** Holds the filters of a list together: what they say about themselves, by which the list counts, clears and explains, and what was set last. */
export const FilterStates = ({ children }: { children: ReactNode }) => {
  const latest = useLatestFilter();
  // those that are not set as well: they keep a filter's place among the others
  const states = useRef<Record<string, FilterState | undefined>>({});
  const [set, setSet] = useState(NONE);
  const report = useCallback((source: string, state: FilterState | undefined) => {
    states.current[source] = state;
    const now = Object.values(states.current).flatMap(known => (known?.values.length ? [known] : []));
    setSet(before => (sameStates(before, now) ? before : now));
  }, []);
  return (
    <LatestFilterContext value={latest}>
      <Report value={report}>
        <ChosenFilters value={set}>{children}</ChosenFilters>
      </Report>
    </LatestFilterContext>
  );
};

/** The filters of the current list that are set, in the order in which they stand. */
export const useFilterStates = () => useContext(ChosenFilters);

/** Registers a filter's state; call it once for each parameter of the filter, always with the same `source`. */
export function useFilterState(state: FilterState): void {
  const report = useContext(Report);
  const { source } = state;
  // labels and values are texts: the state is as new as what it says
  const said = JSON.stringify(state);
  useLayoutEffect(() => report(source, JSON.parse(said)), [report, source, said]);
  useLayoutEffect(() => () => report(source, undefined), [report, source]);
}

const sameStates = (before: readonly FilterState[], now: readonly FilterState[]) =>
  before.length === now.length && before.every((state, index) => state === now[index]);
