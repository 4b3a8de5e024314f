import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, Form, I18nContextProvider } from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { z } from 'zod';
import { regionCode } from '../../../contract/area/region';
import { choice } from '../../../contract/core/choice';
import { day, rupiah, text } from '../../../contract/core/fields';
import { createI18nProvider } from '../../../src/i18n/createI18nProvider';
import { FormContext, noForm } from '../../../src/ui/form/FormContext';
import { fieldFacts } from '../../../src/ui/form/fieldFacts';
import { SchemaInput } from '../../../src/ui/form/SchemaInput';
import { messagesOf } from '../support/messagesOf';

const input = z.object({
  name: text(10).meta({ title: 'Nama' }),
  wage: rupiah.meta({ title: 'Upah' }),
  hired_on: day.meta({ title: 'Mulai' }),
  vehicle: choice({ motor: 'Motor', mobil: 'Mobil' }).nullable().default(null).meta({ title: 'Kendaraan' }),
  region_code: regionCode.nullable().default(null).meta({ title: 'Wilayah' }),
  sizes: z.array(choice({ s: 'Kecil', l: 'Besar' })).meta({ title: 'Ukuran' }),
  is_active: z.boolean().default(true).meta({ title: 'Aktif' }),
  more: z.object({}).meta({ title: 'Lainnya' }),
});

async function open(sources: readonly string[]) {
  const messages = messagesOf({ messages: { id: () => ({}), en: async () => ({}) } });
  const i18nProvider = await createI18nProvider('id', ['id'], messages);
  const page = (
    <CoreAdminContext>
      <I18nContextProvider value={i18nProvider}>
        <FormContext value={{ ...noForm, input, facts: fieldFacts(input) }}>
          <Form record={{ id: 'a', sizes: [], vehicle: 'motor', is_active: true }}>
            {sources.map(source => (
              <SchemaInput key={source} source={source} />
            ))}
          </Form>
        </FormContext>
      </I18nContextProvider>
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  return userEvent.setup();
}

it('is the input of the field’s kind, with its label and its rules', async () => {
  await open(Object.keys(input.shape).filter(name => name !== 'more'));
  expect(await screen.findByRole('textbox', { name: /^Nama/ })).toBeRequired();
  expect(screen.getByText('0/10')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Upah/ })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Mulai/ })).toHaveAttribute(
    'placeholder',
    expect.stringContaining('HH/BB'),
  );
  expect(screen.getByRole('group', { name: /^Ukuran/ })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: /^Wilayah/ })).toHaveTextContent('Nasional');
  expect(screen.getByLabelText('Aktif')).toBeChecked();
});

it('lets a choice be taken back where none will do', async () => {
  const user = await open(['vehicle']);
  const vehicle = await screen.findByRole('combobox', { name: /^Kendaraan/ });
  expect(vehicle).toHaveTextContent('Motor');
  await user.click(vehicle);
  await user.click(await screen.findByRole('option', { name: 'Tidak diisi' }));
  expect(vehicle).toHaveTextContent('Tidak diisi');
});

it('says which field has no input of its own', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await open(['more']);
  expect(await screen.findByRole('heading', { name: '<SchemaInput source="more">: other' })).toBeInTheDocument();
  jest.restoreAllMocks();
});
