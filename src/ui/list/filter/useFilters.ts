import { useListContext } from 'ra-core';
import { createContext, type RefObject, useContext, useLayoutEffect, useRef } from 'react';
import type { FilterValues } from './filterValues';

/** The filter that was set last, whether or not it is rendered yet, and react-admin's newest function to set another. */
interface LatestFilter {
  values: FilterValues;
  setFilters: (values: FilterValues) => void;
}

export const LatestFilterContext = createContext<RefObject<LatestFilter> | null>(null);

/** Value of the `LatestFilterContext` of a list. */
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
 * The filter of the list as it is rendered, and how to change it. A change starts from the one before it, although that is not rendered
 * yet: of two quick ones neither is lost.
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
