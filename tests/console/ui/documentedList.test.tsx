import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  I18nContextProvider,
  ResourceContextProvider,
  ResourceDefinitionContextProvider,
  testDataProvider,
} from 'ra-core';
import { AdminContext, BooleanField, DateField, EditButton, memoryStore, ReferenceField, TextField } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createI18nProvider } from '../../../src/i18n/createI18nProvider';
import { List } from '../../../src/ui/list/List';
import { DataTable } from '../../../src/ui/list/table/DataTable';
import { messagesOf } from '../support/messagesOf';

jest.mock('../../../src/dataProvider/call', () => ({ call: jest.fn(async () => ({ list: [] })) }));

const posts = [
  {
    id: 1,
    title: 'Tukar tabung',
    author_id: 7,
    views: 1_204,
    published_at: '2026-11-02',
    commentable: true,
    note: 'a',
  },
  { id: 2, title: 'Oli baru', author_id: 7, views: 31, published_at: '2026-10-30', commentable: false, note: null },
];
const authors = [{ id: 7, name: 'Ratna' }];

/** A list as in react-admin's documentation: only the two imports above are ours. */
const PostList = () => (
  <List sort={{ field: 'published_at', order: 'DESC' }}>
    <DataTable rowClick="edit" hiddenColumns={['note']}>
      <DataTable.Col source="title" />
      <DataTable.Col label="Penulis">
        <ReferenceField source="author_id" reference="authors" link={false}>
          <TextField source="name" />
        </ReferenceField>
      </DataTable.Col>
      <DataTable.NumberCol source="views" />
      <DataTable.Col source="published_at" field={DateField} />
      <DataTable.Col source="commentable" label={<em>Komentar</em>} disableSort field={BooleanField} />
      <DataTable.Col source="note" emptyText="tanpa catatan" render={record => record.note?.toUpperCase()} />
      <DataTable.Col>
        <EditButton />
      </DataTable.Col>
    </DataTable>
  </List>
);

async function open(address = '/posts', totals: object = { total: posts.length }) {
  const i18nProvider = await createI18nProvider(
    'id',
    ['id'],
    messagesOf({
      messages: {
        id: () => ({
          resources: { posts: { name: 'Tulisan', fields: { title: 'Judul', views: 'Dibaca', note: 'Catatan' } } },
        }),
        en: async () => ({}),
      },
    }),
  );
  const getList = jest.fn(async () => ({ data: posts, ...totals }));
  const dataProvider = testDataProvider({
    getList: getList as never,
    getMany: (async () => ({ data: authors })) as never,
  });
  const definitions = { posts: { name: 'posts', hasEdit: true, hasCreate: true, recordRepresentation: 'title' } };
  const page = (
    <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
      <I18nContextProvider value={i18nProvider}>
        <ResourceDefinitionContextProvider definitions={definitions}>
          <ResourceContextProvider value="posts">
            <PostList />
          </ResourceContextProvider>
        </ResourceDefinitionContextProvider>
      </I18nContextProvider>
    </AdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('row', { name: /Oli baru/ });
  return { user: userEvent.setup(), getList, router };
}

const heads = () => screen.getAllByRole('columnheader').map(head => head.textContent);
const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(cell => cell.dataset.label && cell.textContent);

it('renders a list from react-admin’s documentation with labels, values, fields and links', async () => {
  const { getList } = await open();
  expect(getList).toHaveBeenCalledWith(
    'posts',
    expect.objectContaining({ sort: { field: 'published_at', order: 'DESC' } }),
  );
  expect(heads()).toEqual(['', 'Judul', 'Penulis', 'Dibaca', 'Published at', 'Komentar', '', 'Tindakan']);
  expect(await screen.findAllByText('Ratna')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Tukar tabung' })).toHaveAttribute('href', '/posts/1');
  expect(cells(/Tukar tabung/).slice(1, 4)).toEqual(['Ratna', '1.204', expect.stringContaining('2026')]);
  // on phones a cell carries its label; a label that is an element cannot be text in the style sheet
  const [row] = screen.getAllByRole('row').slice(1);
  expect([...row!.querySelectorAll('.cell-label')].map(({ textContent }) => textContent)).toEqual(['Komentar']);
  expect(screen.getAllByRole('link', { name: /Ubah|Edit/ }).length).toBeGreaterThan(0);
});

it('sorts by sortable columns, and shows a hidden column on request', async () => {
  const { user, getList, router } = await open();
  expect(screen.queryByRole('button', { name: 'Komentar' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Dibaca' }));
  await waitFor(() =>
    expect(getList).toHaveBeenLastCalledWith(
      'posts',
      expect.objectContaining({ sort: { field: 'views', order: 'ASC' } }),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Kolom dan kerapatan' }));
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Catatan' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(heads()).toContain('Catatan'));
  expect(router.state.location.search).toContain('note');
  expect(cells(/Oli baru/)).toContain('tanpa catatan');
});

it('says when the total is capped, and suggests filtering on the last page', async () => {
  const more = { total: 20_000, meta: { more: true } };
  await open('/posts?page=2&perPage=25', more);
  expect(screen.getByText(/^Lebih dari 20\.000 /)).toBeVisible();
  expect(screen.getByText('26–50 dari lebih dari 20.000')).toBeVisible();
  cleanup();
  await open('/posts?page=800&perPage=25', more);
  expect(screen.getByText(/^19\.976–20\.000 .* persempit dengan filter/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Halaman berikutnya' })).toBeDisabled();
});

it('selects rows for bulk actions', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'Pilih Oli baru' }));
  expect(await screen.findByRole('toolbar')).toHaveTextContent('1 dipilih');
  await user.click(screen.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
  expect(screen.getByRole('toolbar')).toHaveTextContent('2 dipilih');
});
