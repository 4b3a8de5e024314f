import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, ResourceContextProvider, testDataProvider } from 'ra-core';
import { PlainLink } from '../../../src/ui/display/PlainLink';
import { usePrefetchRow } from '../../../src/ui/list/table/usePrefetchRow';

const rows = [
  { id: 'a', name: 'Hemat' },
  { id: 'b', name: 'Lebaran' },
  { id: 'c', name: 'Bukan miliknya' },
];

const Rows = () => (
  <table>
    <tbody {...usePrefetchRow(rows, ({ id }) => id !== 'c')}>
      {rows.map(({ id, name }) => (
        <tr key={id}>
          <th scope="row">
            <PlainLink to={`/banner/edit/${id}`} onGo={() => {}}>
              {name}
            </PlainLink>
          </th>
          <td>cell of {id}</td>
          <td>
            <PlainLink to="/merchant/1" onGo={() => {}}>
              merchant of {id}
            </PlainLink>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp() {
  const asked: unknown[] = [];
  const getOne = async (_resource: string, { id }: { id: unknown }) => {
    asked.push(id);
    return { data: { id } };
  };
  render(
    <CoreAdminContext dataProvider={testDataProvider({ getOne: getOne as never })} queryClient={new QueryClient()}>
      <ResourceContextProvider value="banner">
        <Rows />
      </ResourceContextProvider>
    </CoreAdminContext>,
  );
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const user = userEvent.setup({ advanceTimers: ms => void jest.advanceTimersByTime(ms), delay: null });
  return { asked, wait, user };
}

test('a mouse resting on a record’s link prefetches it once, one passing over prefetches nothing', async () => {
  const { asked, wait, user } = setUp();
  await user.hover(screen.getByText('Hemat'));
  await wait(30);
  await user.hover(screen.getByText('Lebaran'));
  await wait(500);
  expect(asked).toEqual(['b']);
});

test.each([
  ['other cells', 'cell of a'],
  ['links to elsewhere', 'merchant of a'],
  ['a record that is not offered', 'Bukan miliknya'],
])('nothing is prefetched while the mouse rests on %s', async (_what, text) => {
  const { asked, wait, user } = setUp();
  await user.hover(screen.getByText(text));
  await wait(500);
  expect(asked).toEqual([]);
});

test('a mouse leaving the table at once, or a touch, prefetches nothing', async () => {
  const { asked, wait, user } = setUp();
  await user.hover(screen.getByText('Hemat'));
  await user.hover(document.body);
  await wait(500);
  await user.pointer({ keys: '[TouchA>]', target: screen.getByText('Hemat') });
  await wait(500);
  expect(asked).toEqual([]);
});

test('pressing a row prefetches its record at once, pressing a link to elsewhere does not', async () => {
  const { asked, user, wait } = setUp();
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByText('cell of b') });
  await wait(0);
  expect(asked).toEqual(['b']);
  await user.pointer([{ keys: '[/MouseLeft]' }, { keys: '[MouseLeft>]', target: screen.getByText('merchant of a') }]);
  await wait(0);
  expect(asked).toEqual(['b']);
});

test('pressing soon after a hover prefetch does not refetch the record, pressing later does', async () => {
  const { asked, user, wait } = setUp();
  const link = screen.getByText('Hemat');
  await user.hover(link);
  await wait(1_000);
  await user.pointer({ keys: '[MouseLeft>]', target: link });
  await wait(0);
  expect(asked).toEqual(['a']);
  await user.pointer({ keys: '[/MouseLeft]' });
  await wait(5_000);
  await user.pointer({ keys: '[MouseLeft>]', target: link });
  await wait(0);
  expect(asked).toEqual(['a', 'a']);
});
