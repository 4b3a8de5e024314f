import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, Form, I18nContextProvider, ResourceContextProvider } from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { z } from 'zod';
import { regionCode } from '../../../contract/area/region';
import { choice } from '../../../contract/core/choice';
import { day, rupiah, text } from '../../../contract/core/fields';
import { paper } from '../../../contract/file';
import { currentSession } from '../../../src/authProvider/session';
import { createI18nProvider } from '../../../src/i18n/createI18nProvider';
import { FormContext, noForm } from '../../../src/ui/form/FormContext';
import { fieldRules } from '../../../src/ui/form/fieldRules';
import { SchemaInput } from '../../../src/ui/form/SchemaInput';
import { SelectInput } from '../../../src/ui/form/SelectInput';
import { messagesOf } from '../support/messagesOf';

const licence = '/api/console/paper/a.pdf/SIM%20Budi.pdf';
const input = z.object({
  name: text(10).meta({ title: 'Nama' }),
  wage: rupiah.meta({ title: 'Upah' }),
  hired_on: day.meta({ title: 'Mulai' }),
  vehicle: choice({ motor: 'Motor', mobil: 'Mobil' }).nullable().default(null).meta({ title: 'Kendaraan' }),
  region_code: regionCode.nullable().default(null).meta({ title: 'Wilayah' }),
  sizes: z.array(choice({ s: 'Kecil', l: 'Besar' })).meta({ title: 'Ukuran' }),
  is_active: z.boolean().default(true).meta({ title: 'Aktif' }),
  licence: paper.nullable().default(null).meta({ title: 'SIM' }),
  merchant_id: z.guid().meta({ title: 'Merchant' }),
  more: z.object({}).meta({ title: 'Lainnya' }),
});

jest.mock('../../../src/authProvider/session', () => ({ currentSession: jest.fn(() => null) }));
const session = currentSession as unknown as jest.Mock;

interface Opened {
  help?: Record<string, string>;
  record?: object;
  required?: boolean;
  as?: typeof SchemaInput;
}

async function open(
  sources: readonly string[],
  { help = {}, record = {}, required, as: Input = SchemaInput }: Opened = {},
) {
  const messages = messagesOf({
    messages: { id: () => ({ resources: { courier: { help } } }), en: async () => ({}) },
  });
  const i18nProvider = await createI18nProvider('id', ['id'], messages);
  const page = (
    <CoreAdminContext>
      <I18nContextProvider value={i18nProvider}>
        <FormContext value={{ ...noForm, input, facts: fieldRules(input) }}>
          <ResourceContextProvider value="courier">
            <Form record={{ id: 'a', sizes: [], vehicle: 'motor', is_active: true, licence, ...record }}>
              {sources.map(source => (
                <Input key={source} source={source} required={required} />
              ))}
            </Form>
          </ResourceContextProvider>
        </FormContext>
      </I18nContextProvider>
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  return userEvent.setup();
}

afterEach(() => session.mockReturnValue(null));

it('shows the resource’s help text below the control', async () => {
  await open(['name', 'is_active'], { help: { name: 'Seperti di KTP.', is_active: 'Sedang bertugas.' } });
  expect(await screen.findByRole('textbox', { name: /^Nama/ })).toHaveAccessibleDescription('Seperti di KTP.');
  expect(screen.getByLabelText('Aktif')).toHaveAccessibleDescription('Sedang bertugas.');
});

it('renders the input for the field’s kind, with its label and rules', async () => {
  await open(Object.keys(input.shape).filter(name => !['more', 'merchant_id'].includes(name)));
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

it('shows a code unknown to the schema as it is, and offers the known ones', async () => {
  const user = await open(['vehicle'], { record: { vehicle: 'becak' } });
  const vehicle = await screen.findByRole('combobox', { name: /^Kendaraan/ });
  expect(vehicle).toHaveTextContent('becak');
  await user.click(vehicle);
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(offered).toEqual(['Tidak diisi', 'Motor', 'Mobil']);
});

it('shows no id while the choices are loading', async () => {
  await open(['merchant_id'], { record: { merchant_id: '853a4ca2-276d-4026-a04d-8db888832386' }, as: SelectInput });
  expect(await screen.findByRole('combobox', { name: /^Merchant/ })).toHaveTextContent(/^$/);
});

it('lets an optional choice be cleared', async () => {
  const user = await open(['vehicle']);
  const vehicle = await screen.findByRole('combobox', { name: /^Kendaraan/ });
  expect(vehicle).toHaveTextContent('Motor');
  await user.click(vehicle);
  await user.click(await screen.findByRole('option', { name: 'Tidak diisi' }));
  expect(vehicle).toHaveTextContent('Tidak diisi');
});

const regionsOffered = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('combobox', { name: /^Wilayah/ }));
  return screen.getAllByRole('option').map(option => option.textContent);
};

it('offers Nasional as a region unless a region is required', async () => {
  expect(await regionsOffered(await open(['region_code']))).toContain('Nasional');
  cleanup();
  const required = await regionsOffered(await open(['region_code'], { required: true }));
  expect(required).not.toContain('Nasional');
  expect(required).toContain('Sulawesi');
});

it('offers a regional user only their regions and the record’s own', async () => {
  session.mockReturnValue({ user: { regions: ['jatimbalinus'] } });
  expect(await regionsOffered(await open(['region_code'], { record: { region_code: 'sulawesi' } }))).toEqual([
    'Jatimbalinus',
    'Sulawesi',
  ]);
});

it('links to a stored document, and shows the name of a newly chosen one', async () => {
  const user = await open(['licence']);
  expect(await screen.findByRole('link', { name: 'SIM Budi.pdf' })).toHaveAttribute('href', licence);
  const chosen = screen.getByLabelText(/^SIM/);
  await user.upload(chosen, new File(['x'], 'SIM baru.pdf', { type: 'application/pdf' }));
  expect(screen.getByText('SIM baru.pdf')).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Lepas berkas SIM baru.pdf' }));
  expect(screen.getByRole('button', { name: 'Pilih berkas' })).toBeInTheDocument();
});

it('says which field has no input of its own', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await open(['more']);
  expect(await screen.findByRole('heading', { name: '<SchemaInput source="more">: other' })).toBeInTheDocument();
  jest.restoreAllMocks();
});
