import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, type DataProvider, Form, I18nContextProvider, testDataProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { z } from 'zod';
import { choice, numberedChoice } from '../../../contract/core/choice';
import { createI18nProvider } from '../../../src/i18n/createI18nProvider';
import { AutocompleteArrayInput } from '../../../src/ui/form/AutocompleteArrayInput';
import { CheckboxGroupInput } from '../../../src/ui/form/CheckboxGroupInput';
import { contractResolver } from '../../../src/ui/form/engine/contractResolver';
import { FormContext, type FormContextValue, noForm } from '../../../src/ui/form/FormContext';
import { fieldRules } from '../../../src/ui/form/fieldRules';
import { ReferenceArrayInput } from '../../../src/ui/form/ReferenceArrayInput';
import { messagesOf } from '../support/messagesOf';

const input = z.object({
  sizes: z
    .array(choice({ small: 'Kecil', medium: 'Sedang', large: 'Besar' }))
    .min(1)
    .meta({ title: 'Ukuran' }),
  days: z.array(numberedChoice({ 1: 'Senin', 2: 'Selasa' })).meta({ title: 'Hari' }),
  cities: z.array(z.string()).meta({ title: 'Kota' }),
});
const merchants = [
  { id: 'm1', name: 'Kencana Jaya' },
  { id: 'm2', name: 'Kencana Abadi' },
  { id: 'm3', name: 'Sumber Rejeki' },
];
const dataProvider = testDataProvider({
  getList: (async (_: string, { filter }: { filter: { search?: string } }) => {
    const data = merchants.filter(({ name }) => name.toLowerCase().includes(filter.search?.toLowerCase() ?? ''));
    return { data, total: data.length };
  }) as unknown as DataProvider['getList'],
  getMany: (async (_: string, { ids }: { ids: string[] }) => ({
    data: merchants.filter(({ id }) => ids.includes(id)),
  })) as unknown as DataProvider['getMany'],
});

const Values = () => <output>{JSON.stringify(useWatch())}</output>;
const values = () => JSON.parse(screen.getByRole('status', { name: '' }).textContent ?? '{}');

async function open(children: ReactNode, record: object, more: Partial<FormContextValue> = {}) {
  const i18nProvider = await createI18nProvider(
    'id',
    ['id'],
    messagesOf({ messages: { id: () => ({}), en: async () => ({}) } }),
  );
  const resolver = contractResolver(input, { template: () => 'harus dipilih', label: field => field });
  const page = (
    <CoreAdminContext dataProvider={dataProvider}>
      <I18nContextProvider value={i18nProvider}>
        <FormContext value={{ ...noForm, input, facts: fieldRules(input), ...more }}>
          <Form record={record} resolver={resolver} disableInvalidFormNotification>
            {children}
            <Values />
            <button type="submit">Simpan</button>
          </Form>
        </FormContext>
      </I18nContextProvider>
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  await screen.findByRole('button', { name: 'Simpan' });
  return userEvent.setup();
}

describe('CheckboxGroupInput', () => {
  const group = () => screen.getByRole('group', { name: /^Ukuran/ });
  const box = (name: string) => within(group()).getByRole('checkbox', { name });

  it('offers the schema’s choices, and keeps the ticked ones in schema order', async () => {
    const user = await open(<CheckboxGroupInput source="sizes" emptyText="Belum ada" />, { sizes: [] });
    expect(screen.getByText('Belum ada')).toBeInTheDocument();
    await user.click(box('Besar'));
    await user.click(box('Kecil'));
    expect(values().sizes).toEqual(['small', 'large']);
    expect(screen.getByText('2 dipilih')).toBeInTheDocument();
    await user.click(box('Besar'));
    expect(values().sizes).toEqual(['small']);
  });

  it('keeps numbers when the schema has numbers', async () => {
    const user = await open(<CheckboxGroupInput source="days" />, { days: [2] });
    await user.click(screen.getByRole('checkbox', { name: 'Senin' }));
    expect(values().days).toEqual([1, 2]);
  });

  it('leaves values that are not offered unchanged', async () => {
    const user = await open(<CheckboxGroupInput source="sizes" ids={['small', 'medium']} />, { sizes: ['large'] });
    expect(within(group()).getAllByRole('checkbox')).toHaveLength(2);
    await user.click(box('Sedang'));
    expect(values().sizes).toEqual(['medium', 'large']);
  });

  it('shows the error below, and receives the focus', async () => {
    const user = await open(<CheckboxGroupInput source="sizes" helperText="Pilih sedikitnya satu" />, { sizes: [] });
    expect(group()).toHaveAccessibleDescription('Pilih sedikitnya satu');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(group()).toHaveAccessibleDescription('harus dipilih'));
    expect(box('Kecil')).toHaveFocus();
  });

  it('cannot be changed when the form is read-only', async () => {
    const user = await open(<CheckboxGroupInput source="sizes" />, { sizes: ['small'] }, { readOnly: true });
    await user.click(box('Sedang'));
    expect(values().sizes).toEqual(['small']);
  });
});

describe('AutocompleteArrayInput', () => {
  const cities = [
    { id: '34.71', name: 'Yogyakarta' },
    { id: '33.74', name: 'Semarang' },
    { id: '33.72', name: 'Surakarta' },
  ];
  const box = () => screen.getByRole('combobox', { name: 'Kota' });

  it('finds by typing, selects by keyboard, and removes', async () => {
    const user = await open(<AutocompleteArrayInput source="cities" choices={cities} />, { cities: ['34.71'] });
    await user.type(box(), 'karta');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Surakarta']);
    await user.keyboard('{Enter}');
    expect(values().cities).toEqual(['34.71', '33.72']);
    expect(box()).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Lepas Yogyakarta' }));
    expect(values().cities).toEqual(['33.72']);
    await user.type(box(), 'tidak ada');
    expect(screen.getByText('Tidak ada yang cocok')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(values().cities).toEqual(['33.72']);
  });

  it('shows what an empty value means in a read-only form', async () => {
    const field = <AutocompleteArrayInput source="cities" choices={cities} emptyText="Semua" />;
    await open(field, { cities: [] }, { readOnly: true });
    expect(box()).toHaveValue('Semua');
  });
});

describe('ReferenceArrayInput', () => {
  const field = <ReferenceArrayInput source="cities" reference="merchants" />;
  const box = () => screen.getByRole('combobox', { name: 'Kota' });

  it('names the stored values, searches on the server, and does not offer chosen ones', async () => {
    const user = await open(field, { cities: ['m3'] });
    expect(await screen.findByText('Sumber Rejeki')).toBeInTheDocument();
    await user.type(box(), 'kencana');
    await user.click(await screen.findByRole('option', { name: 'Kencana Abadi' }));
    expect(values().cities).toEqual(['m3', 'm2']);
    expect(screen.getByText('Kencana Abadi')).toBeInTheDocument();
    await user.type(box(), 'kencana');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    expect(screen.getByRole('option')).toHaveTextContent('Kencana Jaya');
  });
});
