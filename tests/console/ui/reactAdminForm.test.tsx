import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type CreateParams,
  type DataProvider,
  I18nContextProvider,
  maxLength,
  minLength,
  ResourceContextProvider,
  required,
  testDataProvider,
} from 'ra-core';
import { AdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { z } from 'zod';
import { createI18nProvider } from '../../../src/i18n/createI18nProvider';
import { BooleanInput } from '../../../src/ui/form/BooleanInput';
import { DateInput } from '../../../src/ui/form/DateInput';
import { NumberInput } from '../../../src/ui/form/NumberInput';
import { RecordPage } from '../../../src/ui/form/RecordPage';
import { ReferenceInput } from '../../../src/ui/form/ReferenceInput';
import { ResourceForm } from '../../../src/ui/form/ResourceForm';
import { SelectInput } from '../../../src/ui/form/SelectInput';
import { TextInput } from '../../../src/ui/form/TextInput';
import { messagesOf } from '../support/messagesOf';

jest.mock('../../../src/dataProvider/call', () => ({ call: jest.fn(async () => null) }));

/** The inputs of react-admin's documentation (Create, SelectInput, ReferenceInput), copied unchanged. */
const pasted = (
  <>
    <TextInput source="title" validate={[required(), minLength(3), maxLength(20)]} />
    <TextInput source="teaser" multiline={true} label="Short description" helperText="Shown in lists" fullWidth />
    <SelectInput
      source="category"
      choices={[
        { id: 'tech', name: 'Tech' },
        { id: 'lifestyle', name: 'Lifestyle' },
        { id: 'people', name: 'People' },
      ]}
      emptyText="No category selected"
    />
    <NumberInput source="average_note" defaultValue={3} />
    <BooleanInput source="commentable" defaultValue />
    <DateInput label="Publication date" source="published_at" />
    <ReferenceInput source="author_id" reference="authors" label="Author" />
  </>
);

test('inputs pasted from react-admin’s documentation render, validate and save', async () => {
  const create = jest.fn(async (_: string, { data }: CreateParams) => ({ data: { ...data, id: 'new' } }));
  const getList = jest.fn(async () => ({ data: [{ id: 'a1', name: 'Ann' }], total: 1 }));
  const dataProvider = testDataProvider({
    create: create as unknown as DataProvider['create'],
    getList: getList as unknown as DataProvider['getList'],
    getOne: (async () => ({ data: { id: 'a1', name: 'Ann' } })) as unknown as DataProvider['getOne'],
  });
  const i18nProvider = await createI18nProvider(
    'id',
    ['id'],
    messagesOf({
      messages: {
        id: () => ({ resources: { posts: { name: 'Post', noun: 'post' } } }),
        en: async () => ({}),
      },
    }),
  );
  const page = (
    <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider}>
      <I18nContextProvider value={i18nProvider}>
        <ResourceContextProvider value="posts">
          <RecordPage>
            <ResourceForm input={z.looseObject({})}>{pasted}</ResourceForm>
          </RecordPage>
        </ResourceContextProvider>
      </I18nContextProvider>
    </AdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  const user = userEvent.setup();
  const title = await screen.findByRole('textbox', { name: /Title/ });
  expect(screen.getByText('Shown in lists')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: /Category/ })).toHaveTextContent('No category selected');

  await user.type(title, 'Hi');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(title).toHaveAttribute('aria-invalid', 'true'));
  expect(create).not.toHaveBeenCalled();

  await user.type(title, ' there');
  await user.type(screen.getByRole('textbox', { name: 'Short description' }), 'Brief');
  await user.click(screen.getByRole('combobox', { name: /Category/ }));
  await user.click(screen.getByRole('option', { name: 'Lifestyle' }));
  await user.type(screen.getByRole('textbox', { name: 'Publication date' }), '31/12/2026');
  await user.type(screen.getByRole('combobox', { name: /Author/ }), 'An');
  await user.click(await screen.findByRole('option', { name: 'Ann' }));
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
  expect(create.mock.calls[0]?.[1].data).toMatchObject({
    title: 'Hi there',
    teaser: 'Brief',
    category: 'lifestyle',
    average_note: 3,
    commentable: true,
    published_at: '2026-12-31',
    author_id: 'a1',
  });
  expect(getList).toHaveBeenLastCalledWith('authors', expect.objectContaining({ filter: { search: 'An' } }));
});
