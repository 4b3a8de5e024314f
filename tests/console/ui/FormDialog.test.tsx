import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { AdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { z } from 'zod';
import { rupiah, text } from '../../../contract/core/fields';
import { draftApi } from '../../../contract/draft';
import { ApiError } from '../../../src/dataProvider/ApiError';
import { call } from '../../../src/dataProvider/call';
import { createI18nProvider } from '../../../src/i18n/createI18nProvider';
import type { Submission } from '../../../src/ui/form/engine/Submission';
import { useResourceForm } from '../../../src/ui/form/FormContext';
import { FormDialog } from '../../../src/ui/form/FormDialog';
import { MoneyInput } from '../../../src/ui/form/MoneyInput';
import { TextInput } from '../../../src/ui/form/TextInput';
import { messagesOf } from '../support/messagesOf';

jest.mock('../../../src/dataProvider/call', () => ({ call: jest.fn() }));
const called = jest.mocked(call);

const input = z.object({
  title: text(10).meta({ title: 'Judul' }),
  note: text(50).meta({ title: 'Catatan' }),
  items: z.array(z.object({ price: rupiah.meta({ title: 'Harga' }) })).optional(),
});
const stored = { id: 'a', title: 'Lama', note: 'Catatan', version: 1, updated_at: '2026-11-20T00:00:00.000Z' };
const messages = { name: 'Promo', noun: 'promo', fields: { title: 'Judul', note: 'Catatan' } };

interface Options {
  record?: typeof stored | undefined;
  onSubmit?: (submission: Submission) => Promise<unknown>;
  readNewest?: () => Promise<typeof stored>;
  children?: ReactNode;
}

async function open({ record, onSubmit = async () => undefined, readNewest, children }: Options) {
  const i18nProvider = await createI18nProvider(
    'id',
    ['id'],
    messagesOf({
      messages: {
        id: () => ({ resources: { promo: messages } }),
        en: async () => ({}),
      },
    }),
  );
  const onClose = jest.fn();
  const page = (
    <AdminContext i18nProvider={i18nProvider}>
      <I18nContextProvider value={i18nProvider}>
        <FormDialog
          resource="promo"
          title="Promo"
          input={input}
          record={record}
          defaultValues={{ title: null, note: 'x' }}
          onSubmit={onSubmit}
          readNewest={readNewest}
          onClose={onClose}
        >
          <TextInput source="title" />
          <TextInput source="note" />
          {children}
        </FormDialog>
      </I18nContextProvider>
    </AdminContext>
  );
  const { unmount } = render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  const title = await screen.findByRole('textbox', { name: /Judul/ });
  const note = screen.getByRole('textbox', { name: /Catatan/ });
  return { user: userEvent.setup(), title, note, onClose, unmount };
}

const save = () => screen.getByRole('button', { name: 'Simpan' });

describe('FormDialog', () => {
  beforeEach(() => {
    sessionStorage.clear();
    called.mockReset();
    called.mockResolvedValue(null as never);
  });

  it('offers what was typed after a crash, and submits it with the same idempotency key', async () => {
    const first = await open({ onSubmit: () => new Promise(() => undefined) });
    await first.user.type(first.title, 'Baru');
    await waitFor(() => expect(called.mock.calls.some(([to]) => to === draftApi.save)).toBe(true), { timeout: 3_000 });
    const kept = called.mock.calls.findLast(([to]) => to === draftApi.save)?.[1]?.body as { values: { $key: string } };
    first.unmount();
    const onSubmit = jest.fn(async ({ values }: Submission) => ({ ...stored, ...values }));
    const { user, title, onClose } = await open({ onSubmit });
    await user.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
    expect(title).toHaveValue('Baru');
    await user.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ values: { title: 'Baru' }, idempotencyKey: kept.values.$key });
    expect(called.mock.calls.at(-1)?.[0]).toBe(draftApi.remove);
  });

  it('sends only changes, and closes without a call when nothing changed', async () => {
    const onSubmit = jest.fn(async (_: Submission) => undefined);
    const { user, title, onClose } = await open({ record: stored, onSubmit });
    await user.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.type(title, ' 2');
    await user.click(save());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ changes: { title: 'Lama 2' }, record: { version: 1 } });
  });

  it('does not re-render inputs on submit', async () => {
    let drawn = 0;
    const Input = () => {
      useResourceForm();
      drawn += 1;
      return null;
    };
    const { user, title } = await open({ onSubmit: () => new Promise(() => undefined), children: <Input /> });
    await user.type(title, 'Baru');
    const before = drawn;
    await user.click(save());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Batal' })).toBeDisabled());
    expect(drawn).toBe(before);
  });

  it('keeps others’ concurrent changes, and asks when both changed the same field', async () => {
    let current = { ...stored, note: 'Dari mereka', version: 2 };
    const onSubmit = jest.fn(async ({ record, changes }: Submission) => {
      if (record?.version !== current.version) throw new ApiError(409, 'Sudah diubah orang lain.');
      return { ...current, ...changes };
    });
    const { user, title, note, onClose } = await open({ record: stored, onSubmit, readNewest: async () => current });
    current = { ...current, title: 'Mereka' };
    await user.type(title, ' 2');
    await user.click(save());
    await screen.findByRole('dialog', { name: 'Promo ini sudah diubah orang lain' });
    await user.click(screen.getByRole('button', { name: 'Kembali ke formulir' }));
    await waitFor(() => expect(save()).toBeEnabled());
    expect(title).toHaveValue('Lama 2');
    expect(note).toHaveValue('Catatan');
    current = { ...current, title: 'Lama' };
    await user.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ changes: { title: 'Lama 2' }, record: { version: 2 } });
    expect(note).toHaveValue('Dari mereka');
  });

  it('shows the error of a nested field at its input, and that of a field without one above the form', async () => {
    const onSubmit = async () => {
      throw new ApiError(422, 'Isian belum benar.', {
        errors: { 'items.0.price': 'Harga terlalu tinggi', elsewhere: 'Kuota habis' },
      });
    };
    const { user, title } = await open({ onSubmit, children: <MoneyInput source="items.0.price" /> });
    await user.type(title, 'Baru');
    await user.type(screen.getByRole('textbox', { name: /Harga/ }), '1');
    await user.click(save());
    expect(await screen.findByText('Harga terlalu tinggi')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Harga/ })).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Kuota habis');
  });

  it('asks before closing with unsaved input, and then removes the draft', async () => {
    const { user, title, onClose } = await open({});
    await user.type(title, 'x');
    await user.click(screen.getByRole('button', { name: 'Batal' }));
    await user.click(await screen.findByRole('button', { name: 'Buang perubahan' }));
    expect(onClose).toHaveBeenCalled();
    await waitFor(() => expect(called.mock.calls.at(-1)?.[0]).toBe(draftApi.remove));
  });
});
