import { useListContext } from 'ra-core';
import { createContext, type RefObject, useContext, useLayoutEffect, useRef } from 'react';
import type { FilterValues } from './filterValues';

/** The filter that was set last, whether rendered yet or not, and react-admin's latest function to set another. */
interface LatestFilter {
  values: FilterValues;
  setFilters: (values: FilterValues) => void;
}

export const LatestFilterContext = createContext<RefObject<LatestFilter> | null>(null);

/** Returns the value of a list's `LatestFilterContext`. */
export function useLatestFilter(): RefObject<LatestFilter> {
  const { filterValues, setFilters } = useListContext();
  const latest = useRef<LatestFilter>({ values: filterValues, setFilters });
  useLayoutEffect(() => {
    latest.current.values = filterValues;
  }, [filterValues]);
  useLayoutEffect(() => {
    latest.current.setFilters = setFilters;
  }, [setFilters]);
  return latest;
}

/**
 * Returns the list's filter as rendered, and a function to change it. Each change starts from the previous one even if that has not been
 * rendered yet, so that of two quick changes neither is lost.
 *
 * @example changeFilters(values => toggled(values, 'status', 'live'))
 */
export function useFilters() {
  const { filterValues, setFilters } = useListContext();
  const latest = useContext(LatestFilterContext)?.current ?? { values: filterValues, setFilters };
  const changeFilters = (change: (values: FilterValues) => FilterValues) => {
    latest.values = change(latest.values);
    latest.setFilters(latest.values);
  };
  return { filterValues: filterValues as FilterValues, changeFilters };
}
