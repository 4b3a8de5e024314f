import { render } from '@testing-library/react';
import { ListContext, type ListControllerResult, useListContext } from 'ra-core';
import { SteadyListContext } from '../../../src/ui/list/SteadyListContext';

it('passes on changes of a list, but not a new object with the same values', () => {
  const list = { data: [{ id: 1 }], total: 4, isFetching: false } as unknown as ListControllerResult;
  const seen: unknown[] = [];
  const Total = () => {
    seen.push(useListContext().total);
    return null;
  };
  const total = <Total />;
  const tree = (value: object) => (
    <ListContext.Provider value={value as ListControllerResult}>
      <SteadyListContext>{total}</SteadyListContext>
    </ListContext.Provider>
  );
  const { rerender } = render(tree(list));
  rerender(tree({ ...list }));
  expect(seen).toEqual([4]);
  rerender(tree({ ...list, total: 5 }));
  expect(seen).toEqual([4, 5]);
  rerender(tree({ ...list, total: 5, isFetching: true }));
  expect(seen).toEqual([4, 5, 5]);
});
