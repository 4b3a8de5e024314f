import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { CoreAdminContext, testDataProvider, useGetList, useGetOne } from 'ra-core';
import { RecordCache } from '../../../src/dataProvider/RecordCache';

const banner = (version: number) => ({ id: 'b-1', version });

const List = () => <p>list: {useGetList<ReturnType<typeof banner>>('banner').data?.[0]?.version}</p>;
/** What a form would be filled with while the record is loading. */
const Record = () => (
  <p>record: {useGetOne<ReturnType<typeof banner>>('banner', { id: 'b-1' }).data?.version ?? 'none'}</p>
);

function openConsole() {
  let version = 1;
  const queryClient = new QueryClient({ queryCache: new RecordCache() });
  const dataProvider = testDataProvider({
    getList: async () => ({ data: [banner(version)], total: 1 }) as never,
    getOne: () => new Promise(() => {}),
  });
  const page = (children: React.ReactNode) => (
    <CoreAdminContext queryClient={queryClient} dataProvider={dataProvider}>
      {children}
    </CoreAdminContext>
  );
  const { rerender } = render(page(<List />));
  return {
    show: (children: React.ReactNode) => rerender(page(children)),
    change: (to: number) =>
      act(async () => {
        version = to;
        await queryClient.invalidateQueries({ queryKey: ['banner', 'getList'] });
      }),
  };
}

test('a record opens at the version last read by its list', async () => {
  const { show, change } = openConsole();
  await screen.findByText('list: 1');
  await change(3);
  await screen.findByText('list: 3');
  show(<Record />);
  expect(await screen.findByText('record: 3')).toBeVisible();
});

test('a record on screen is not changed by a list refetch', async () => {
  const { show, change } = openConsole();
  await screen.findByText('list: 1');
  show([<List key="list" />, <Record key="record" />]);
  await change(3);
  await screen.findByText('list: 3');
  expect(screen.getByText('record: 1')).toBeVisible();
});
