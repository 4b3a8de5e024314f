import { render, screen } from '@testing-library/react';
import {
  type AuthProvider,
  type DataProvider,
  I18nContextProvider,
  ResourceContextProvider,
  testDataProvider,
} from 'ra-core';
import { AdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { z } from 'zod';
import { choice } from '../../../contract/core/choice';
import { text } from '../../../contract/core/fields';
import { createI18nProvider } from '../../../src/i18n/createI18nProvider';
import { BooleanInput } from '../../../src/ui/form/BooleanInput';
import { ResourceEdit } from '../../../src/ui/form/ResourceEdit';
import { ResourceForm } from '../../../src/ui/form/ResourceForm';
import { SelectInput } from '../../../src/ui/form/SelectInput';
import { TextInput } from '../../../src/ui/form/TextInput';
import { messagesOf } from '../support/messagesOf';

jest.mock('../../../src/dataProvider/call', () => ({ call: jest.fn(async () => null) }));

const input = z.object({
  title: text(10).meta({ title: 'Judul' }),
  place: choice({ top: 'Atas', bottom: 'Bawah' }).meta({ title: 'Tempat' }),
  is_active: z.boolean().meta({ title: 'Aktif' }),
});
const stored = { id: 'a', title: 'Lama', place: 'top', is_active: true, version: 1 };

test('a user who may read but not change a record sees its form read-only, with its history', async () => {
  const i18nProvider = await createI18nProvider(
    'id',
    ['id'],
    messagesOf({
      messages: {
        id: () => ({ resources: { promo: { name: 'Promo', noun: 'promo' } } }),
        en: async () => ({}),
      },
    }),
  );
  const dataProvider = testDataProvider({
    getOne: (async () => ({ data: stored })) as unknown as DataProvider['getOne'],
  });
  const authProvider = {
    checkAuth: async () => undefined,
    canAccess: async ({ action }: { action: string }) => action === 'show',
  } as unknown as AuthProvider;
  const page = (
    <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} authProvider={authProvider}>
      <I18nContextProvider value={i18nProvider}>
        <ResourceContextProvider value="promo">
          <ResourceEdit>
            <ResourceForm input={input} history={input}>
              <TextInput source="title" counted />
              <SelectInput source="place" />
              <BooleanInput source="is_active" />
            </ResourceForm>
          </ResourceEdit>
        </ResourceContextProvider>
      </I18nContextProvider>
    </AdminContext>
  );
  const router = createMemoryRouter([{ path: '/form/:id', element: page }], { initialEntries: ['/form/a'] });
  render(<RouterProvider router={router} />);
  const title = await screen.findByRole('textbox', { name: 'Judul' });
  expect(title).toHaveValue('Lama');
  expect(title).toHaveAttribute('readonly');
  expect(screen.getByRole('combobox', { name: 'Tempat' })).toHaveAttribute('aria-readonly', 'true');
  expect(screen.getByRole('combobox', { name: 'Tempat' })).toHaveTextContent('Atas');
  expect(screen.getByRole('switch', { name: 'Aktif' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Simpan' })).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Riwayat' })).toBeInTheDocument();
});
