import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nContextProvider, ResourceContextProvider, testDataProvider } from 'ra-core';
import { AdminContext, memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { z } from 'zod';
import { choice, statusChoice } from '../../../contract/core/choice';
import { endpoint } from '../../../contract/core/endpoint';
import { day, id, instantOut, phone, rupiah, text } from '../../../contract/core/fields';
import { listSchema } from '../../../contract/core/listSchema';
import { flag, listQuery, repeated } from '../../../contract/core/query';
import { listOf } from '../../../contract/core/response';
import { createI18nProvider } from '../../../src/i18n/createI18nProvider';
import { SelectFilter } from '../../../src/ui/list/filter/SelectFilter';
import { List } from '../../../src/ui/list/List';
import { DataTable } from '../../../src/ui/list/table/DataTable';
import { useListSchema } from '../../../src/ui/list/useListSchema';
import { messagesOf } from '../support/messagesOf';

jest.mock('../../../src/dataProvider/call', () => ({ call: jest.fn(async () => ({ list: [] })) }));
jest.mock('../../../src/ui/list/useListSchema');

const shift = choice({ day: 'Siang', night: 'Malam' });
const courier = z.object({
  id,
  name: text(60),
  phone: phone(),
  fee: rupiah,
  trips: z.int(),
  shift,
  joined_on: day.nullable(),
  seen_at: instantOut,
  is_active: z.boolean(),
  state: statusChoice({ active: 'Bertugas', off: 'Libur' }),
});
const list = endpoint('GET /v1/cms/couriers', {
  access: 'can_read_banner',
  summary: 'Couriers',
  query: listQuery(['fee', 'name']).extend({ shift: repeated(shift), is_active: flag.optional() }),
  response: listOf(courier),
});
const budi = {
  id: 'a',
  name: 'Budi',
  phone: '+6281200000101',
  fee: 12_500,
  trips: 1_204,
  shift: 'night',
  joined_on: null,
  seen_at: '2026-11-21T07:05:00.000Z',
  is_active: false,
  state: 'active',
};

async function open() {
  jest.mocked(useListSchema).mockReturnValue(listSchema(list));
  const i18nProvider = await createI18nProvider(
    'id',
    ['id'],
    messagesOf({
      messages: {
        id: () => ({ resources: { courier: { name: 'Pengantar', fields: {}, choices: { shift: { day: 'Pagi' } } } } }),
        en: async () => ({}),
      },
    }),
  );
  const dataProvider = testDataProvider({ getList: (async () => ({ data: [budi], total: 1 })) as never });
  const filter = encodeURIComponent(JSON.stringify({ shift: ['day', 'night'] }));
  const page = (
    <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
      <I18nContextProvider value={i18nProvider}>
        <ResourceContextProvider value="courier">
          <List
            filters={
              <>
                <SelectFilter source="shift" />
                <SelectFilter source="is_active" />
              </>
            }
          >
            <DataTable>
              <DataTable.Col source="name" secondaryText="phone" />
              <DataTable.Col source="fee" />
              <DataTable.Col source="trips" />
              <DataTable.Col source="shift" />
              <DataTable.Col source="joined_on" />
              <DataTable.Col source="seen_at" />
              <DataTable.Col source="is_active" />
              <DataTable.Col source="state" />
            </DataTable>
          </List>
        </ResourceContextProvider>
      </I18nContextProvider>
    </AdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], {
    initialEntries: [`/courier?filter=${filter}&sort=name&order=ASC`],
  });
  render(<RouterProvider router={router} />);
  return { row: within(await screen.findByRole('row', { name: /Budi/ })), router };
}

it('reads rows, filters and sorts from a list’s endpoint', () => {
  const schema = listSchema(list);
  expect(Object.keys(schema.fields)).toEqual(Object.keys(courier.shape));
  expect(schema.filters).toHaveProperty('shift');
  expect(schema.sorts).toEqual(['fee', 'name']);
  expect(listSchema(undefined)).toEqual({ fields: {}, filters: {}, sorts: undefined, search: [] });
});

it('shows a status as a chip in its standard colour', async () => {
  const { row } = await open();
  expect(row.getByText('Bertugas')).toHaveClass('chip-success');
});

it('formats each value by its field’s kind, and sorts only by what the endpoint offers', async () => {
  const { row } = await open();
  expect(row.getByRole('rowheader')).toHaveTextContent('Budi0812-0000-0101');
  const shown = row.getAllByRole('cell').map(cell => cell.dataset.label && cell.textContent);
  expect(shown.filter(Boolean)).toEqual(['Rp12.500', '1.204', 'Malam', '–', '21 Nov 2026, 14.05', 'Tidak', 'Bertugas']);
  expect(row.getByText('Rp12.500').closest('td')).toHaveClass('num');
  expect(screen.getByRole('button', { name: 'Fee' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Trips' })).toBeNull();
});

it('offers yes and no for a flag in the query', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Is active' }));
  const offered = await screen.findAllByRole('menuitemcheckbox');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Ya', 'Tidak']);
});

it('labels the chosen filter values with the resource’s messages', async () => {
  await open();
  expect(await screen.findByRole('button', { name: 'Hapus filter Shift: Pagi, Malam' })).toBeVisible();
});

it('keeps each of several quick changes, including a search not yet requested', async () => {
  const { router } = await open();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'budi' } });
  await userEvent.click(screen.getByRole('button', { name: 'Is active' }));
  const [yes, no] = await screen.findAllByRole('menuitemcheckbox');
  fireEvent.click(yes!);
  fireEvent.click(no!);
  const filter = () => JSON.parse(new URLSearchParams(router.state.location.search).get('filter') ?? '{}');
  await waitFor(() => expect(filter()).toMatchObject({ search: 'budi' }));
  expect(filter()).toEqual({ shift: ['day', 'night'], is_active: ['true', 'false'], search: 'budi' });
});
