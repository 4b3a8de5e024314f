import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, Form, I18nContextProvider, ResourceContextProvider } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { areaApi } from '../../../contract/area/areaApi';
import { jakartaDay } from '../../../contract/core/days';
import { call } from '../../../src/dataProvider/call';
import { createI18nProvider } from '../../../src/i18n/createI18nProvider';
import { fromJakartaInput } from '../../../src/i18n/jakartaInput';
import { AreaInput } from '../../../src/ui/form/AreaInput';
import { DateInput } from '../../../src/ui/form/DateInput';
import { FileInput } from '../../../src/ui/form/FileInput';
import { MomentInput } from '../../../src/ui/form/MomentInput';
import { MoneyInput } from '../../../src/ui/form/MoneyInput';
import { PhoneInput } from '../../../src/ui/form/PhoneInput';
import { messagesOf } from '../support/messagesOf';

jest.mock('../../../src/dataProvider/call', () => ({ call: jest.fn() }));
const called = jest.mocked(call);

const messages = {
  name: 'Uji',
  fields: {
    price: 'Harga',
    phone: 'Telepon',
    province: 'Provinsi',
    regency: 'Kabupaten',
    district: 'Kecamatan',
    sheet: 'Lembar',
  },
};
const areas: Record<string, { id: string; name: string }[]> = {
  [areaApi.provinces.call]: [
    { id: '33', name: 'Jawa Tengah' },
    { id: '34', name: 'DI Yogyakarta' },
  ],
  [`${areaApi.regenciesOf.call} 34`]: [{ id: '34.04', name: 'Kabupaten Sleman' }],
  [`${areaApi.regenciesOf.call} 33`]: [{ id: '33.74', name: 'Kota Semarang' }],
  [`${areaApi.districtsOf.call} 34.04`]: [{ id: '34.04.07', name: 'Depok' }],
};

const Values = () => <output>{JSON.stringify(useWatch())}</output>;
const values = () => JSON.parse(screen.getByRole('status').textContent ?? '{}');

async function open(children: React.ReactNode, record: object = {}) {
  const i18nProvider = await createI18nProvider(
    'id',
    ['id'],
    messagesOf({
      messages: { id: () => ({ resources: { uji: messages } }), en: async () => ({}) },
    }),
  );
  const page = (
    <CoreAdminContext>
      <I18nContextProvider value={i18nProvider}>
        <ResourceContextProvider value="uji">
          <Form record={record}>
            {children}
            <Values />
          </Form>
        </ResourceContextProvider>
      </I18nContextProvider>
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  await screen.findByRole('status');
  return userEvent.setup();
}

beforeEach(() => {
  called.mockReset();
  called.mockImplementation((async (endpoint: { call: string }, input?: { params?: { id: string } }) => ({
    list: areas[input?.params ? `${endpoint.call} ${input.params.id}` : endpoint.call] ?? [],
  })) as never);
});

describe('MoneyInput', () => {
  it('shows thousands and keeps whole rupiah, however it is typed or pasted', async () => {
    const user = await open(<MoneyInput source="price" />, { price: 12_500 });
    const field = screen.getByRole('textbox', { name: 'Harga' });
    expect(field).toHaveValue('12.500');
    await user.clear(field);
    await user.type(field, 'Rp 1.250.000');
    await user.tab();
    expect(values().price).toBe(1_250_000);
    expect(field).toHaveValue('1.250.000');
    await user.clear(field);
    await user.type(field, '12,5rb');
    await user.tab();
    expect(values().price).toBe('12,5rb');
    expect(field).toHaveValue('12,5rb');
    await user.clear(field);
    expect(values().price).toBeNull();
  });
});

describe('PhoneInput', () => {
  it('shows blocks of four and keeps E.164', async () => {
    const user = await open(<PhoneInput source="phone" />, { phone: '+6281200000101' });
    const field = screen.getByRole('textbox', { name: 'Telepon' });
    expect(field).toHaveValue('0812-0000-0101');
    await user.clear(field);
    await user.type(field, '+62 813 1234 5678');
    await user.tab();
    expect(values().phone).toBe('+6281312345678');
    expect(field).toHaveValue('0813-1234-5678');
    await user.clear(field);
    await user.type(field, '12');
    await user.tab();
    expect(values().phone).toBe('12');
  });
});

describe('FileInput', () => {
  it('accepts valid files, and says why it rejects others', async () => {
    const user = await open(<FileInput source="sheet" accept={['.xlsx']} maxBytes={1_048_576} />);
    const chooser = screen.getByLabelText('Lembar');
    const unfiltered = userEvent.setup({ applyAccept: false });
    await unfiltered.upload(chooser, new File(['a'], 'harga.pdf', { type: 'application/pdf' }));
    expect(screen.getByText('Berkas harus berjenis .xlsx.')).toBeInTheDocument();
    await user.upload(chooser, new File([new Uint8Array(1_200_000)], 'besar.xlsx'));
    expect(screen.getByText('Berkas 1,2 MB; paling besar 1 MB.')).toBeInTheDocument();
    await user.upload(chooser, new File(['a'], 'Harga.XLSX'));
    expect(screen.getByText('Harga.XLSX')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Lepas berkas Harga.XLSX' }));
    expect(screen.getByRole('button', { name: 'Pilih berkas' })).toBeInTheDocument();
    expect(values().sheet).toBeNull();
  });
});

describe('AreaInput', () => {
  const fields = { province: 'province', regency: 'regency', district: 'district' };
  const select = (name: string) => screen.getByRole('combobox', { name: new RegExp(`^${name}`) });

  it('loads all levels of a record, and shows their names', async () => {
    await open(<AreaInput fields={fields} />, { province: '34', regency: '34.04', district: '34.04.07' });
    await waitFor(() => expect(select('Kecamatan')).toHaveTextContent('Depok'));
    expect(select('Provinsi')).toHaveTextContent('DI Yogyakarta');
    expect(select('Kabupaten')).toHaveTextContent('Kabupaten Sleman');
  });

  it('silently ignores areas without choices', async () => {
    await open(<AreaInput fields={{ province: 'province', regency: 'regency' }} />, { province: '99' });
    await waitFor(() => expect(select('Kabupaten')).toBeEnabled());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/tidak dapat dimuat/)).toBeNull();
  });

  it('clears the levels below a changed area', async () => {
    const user = await open(<AreaInput fields={fields} />, { province: '34', regency: '34.04', district: '34.04.07' });
    await waitFor(() => expect(select('Provinsi')).toHaveTextContent('DI Yogyakarta'));
    await user.click(select('Provinsi'));
    await user.click(screen.getByRole('option', { name: 'Jawa Tengah' }));
    expect(values()).toMatchObject({ province: '33', regency: null, district: null });
    expect(select('Kecamatan')).toBeDisabled();
    await user.click(select('Kabupaten'));
    await user.click(await screen.findByRole('option', { name: 'Kota Semarang' }));
    expect(values().regency).toBe('33.74');
  });
});

describe('DateInput', () => {
  const field = () => screen.getByRole('textbox', { name: 'Telepon' });

  it('accepts common date formats, stores ISO dates, and leaves invalid input as typed', async () => {
    const user = await open(<DateInput source="phone" />, { phone: '2026-11-01' });
    expect(field()).toHaveValue('01/11/2026');
    for (const [typed, kept, shown] of [
      ['31/12/2026', '2026-12-31', '31/12/2026'],
      ['5 Des 2026', '2026-12-05', '05/12/2026'],
      ['2027-01-02', '2027-01-02', '02/01/2027'],
      ['31/02/2026', '31/02/2026', '31/02/2026'],
      ['12/31/2026', '12/31/2026', '12/31/2026'],
    ]) {
      await user.clear(field());
      await user.type(field(), typed!);
      await user.tab();
      expect(values().phone).toBe(kept);
      expect(field()).toHaveValue(shown);
    }
    await user.clear(field());
    expect(values().phone).toBeNull();
  });

  it('opens a month by keyboard and picks the day reached with the arrow keys', async () => {
    const user = await open(<DateInput source="phone" />, { phone: '2026-11-01' });
    screen.getByRole('button', { name: 'Buka kalender: Telepon' }).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    expect(field()).toHaveValue('09/11/2026');
    expect(values().phone).toBe('2026-11-09');
  });
});

describe('MomentInput', () => {
  const field = () => screen.getByRole('textbox', { name: 'Telepon' });
  const openCalendar = async (user: Awaited<ReturnType<typeof open>>) => {
    await user.click(screen.getByRole('button', { name: 'Buka kalender: Telepon' }));
    return screen.findByRole('table', { name: 'Kalender' });
  };

  it('takes a Jakarta day and time from its calendar', async () => {
    const user = await open(<MomentInput source="phone" />, { phone: '2026-11-20T17:00:00.000Z' });
    expect(field()).toHaveValue('21 Nov 2026, 00.00');
    await openCalendar(user);
    const time = screen.getByRole('textbox', { name: 'Jam' });
    await user.clear(time);
    await user.type(time, '8.30');
    await user.click(screen.getByRole('button', { name: /30 November 2026/ }));
    expect(values().phone).toBe('2026-11-30T01:30:00.000Z');
    expect(field()).toHaveValue('30 Nov 2026, 08.30');
  });

  it('ends a day at its last minute', async () => {
    const user = await open(<MomentInput source="phone" endOfDay />, { phone: null });
    await openCalendar(user);
    await user.click(screen.getByRole('button', { name: 'Akhir hari ini' }));
    expect(values().phone).toBe(fromJakartaInput(`${jakartaDay()}T23:59`));
  });
});
