import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect, useRef, useState } from 'react';
import { LatestFilterContext, useLatestFilter } from './useFilters';

const NONE: readonly FilterState[] = [];

const ChosenFilters = createContext(NONE);
const Report = createContext<(source: string, state: FilterState | undefined) => void>(() => undefined);

/** Collects the states that a list's filters report, for its count, clear button and explanations, and the filter that was set last. */
export const FilterStates = ({ children }: { children: ReactNode }) => {
  const latest = useLatestFilter();
  // includes filters that are not set, to keep their order
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

/** Returns the current list's filters that are set, in display order. */
export const useFilterStates = () => useContext(ChosenFilters);

/** Registers a filter's state; call it once for each parameter of the filter, always with the same `source`. */
export function useFilterState(state: FilterState): void {
  const report = useContext(Report);
  const { source } = state;
  // compared by content, as labels and values are strings
  const serialized = JSON.stringify(state);
  useLayoutEffect(() => report(source, JSON.parse(serialized)), [report, source, serialized]);
  useLayoutEffect(() => () => report(source, undefined), [report, source]);
}

const sameStates = (before: readonly FilterState[], now: readonly FilterState[]) =>
  before.length === now.length && before.every((state, index) => state === now[index]);

/** The state that a filter reports to the rest of its list. */
interface FilterState {
  /** Its query parameter. */
  source: string;
  label: string;
  /** Labels of the set values. */
  values: readonly string[];
  /** Shown as tabs above the rows: its values are not repeated, and it is not cleared with the others. */
  asTabs?: boolean;
  /** Parameters that depend on this one and are removed with it. */
  with?: readonly string[];
}
