import { render, screen } from '@testing-library/react';
import { ListContextProvider } from 'ra-core';
import { FilterStates, useFilterState, useFilterStates } from '../../../src/ui/list/filter/FilterStates';

const list = { filterValues: {}, setFilters: () => undefined } as never;

const Filter = ({ source, values = [] }: { source: string; values?: string[] }) => {
  useFilterState({ source, label: source, values });
  return null;
};

/** Renders filters side by side, and records what the list receives from them on each render. */
function heard() {
  const renders: string[][] = [];
  const Heard = () => {
    const said = useFilterStates().map(({ source, values }) => `${source}: ${values.join(', ')}`);
    renders.push(said);
    return <p>{said.join('; ')}</p>;
  };
  const spoken = <Heard />;
  const page = (filters: Record<string, string[]>) => (
    <ListContextProvider value={list}>
      <FilterStates>
        {Object.entries(filters).map(([source, values]) => (
          <Filter key={source} source={source} values={values} />
        ))}
        {spoken}
      </FilterStates>
    </ListContextProvider>
  );
  const { rerender } = render(page({ status: [], kota: [] }));
  return { renders, set: (filters: Record<string, string[]>) => rerender(page(filters)) };
}

test('unset filters cause no second render', () => {
  const { renders } = heard();
  expect(renders).toEqual([[]]);
});

test('set filters are listed in display order, until they are cleared or unmounted', () => {
  const { renders, set } = heard();
  set({ status: [], kota: ['Bandung'] });
  expect(screen.getByText('kota: Bandung')).toBeInTheDocument();
  set({ status: ['Aktif'], kota: ['Bandung'] });
  expect(screen.getByText('status: Aktif; kota: Bandung')).toBeInTheDocument();
  set({ status: ['Aktif', 'Jadwal'], kota: [] });
  expect(screen.getByText('status: Aktif, Jadwal')).toBeInTheDocument();
  set({ kota: [] });
  expect(renders.at(-1)).toEqual([]);
});
