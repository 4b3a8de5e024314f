import { ListContextProvider, type RaRecord, useList } from 'ra-core';
import type { ReactNode } from 'react';
import { FilterStates } from '../../ui/list/filter/FilterStates';
import { chosen } from '../../ui/list/filter/filterValues';
import { NO_AREAS, usePriceQuery } from './usePriceQuery';

const NO_ROWS: RaRecord[] = [];

/** Provides a list context, so that list filters work on the price table, which manages its own address. */
export const PriceFilters = ({ children }: { children: ReactNode }) => {
  const { areas, go } = usePriceQuery();
  const list = useList<RaRecord>({ data: NO_ROWS });
  const setFilters = (filters: Record<string, unknown>) =>
    go(Object.fromEntries(Object.keys(NO_AREAS).map(level => [level, chosen(filters, level)])));
  return (
    <ListContextProvider value={{ ...list, filterValues: areas, setFilters }}>
      <FilterStates>{children}</FilterStates>
    </ListContextProvider>
  );
};
