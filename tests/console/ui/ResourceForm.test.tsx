import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type DataProvider, I18nContextProvider, ResourceContextProvider, testDataProvider } from 'ra-core';
import { AdminContext } from 'react-admin';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { z } from 'zod';
import { text } from '../../../contract/core/fields';
import * as priceErrors from '../../../contract/price/priceErrors';
import { translateErrors } from '../../../src/app/translateErrors';
import { ApiError, toApiError } from '../../../src/dataProvider/ApiError';
import { setErrorTranslator } from '../../../src/dataProvider/errorText';
import { passwordQuestion } from '../../../src/dataProvider/passwordGate';
import { createI18nProvider } from '../../../src/i18n/createI18nProvider';
import { englishErrors } from '../../../src/i18n/englishErrors';
import { NumberInput } from '../../../src/ui/form/NumberInput';
import { ResourceEdit } from '../../../src/ui/form/ResourceEdit';
import { ResourceForm } from '../../../src/ui/form/ResourceForm';
import { TextInput } from '../../../src/ui/form/TextInput';
import { messagesOf } from '../support/messagesOf';

// drafts have their own tests
jest.mock('../../../src/dataProvider/call', () => ({ call: jest.fn(async () => null) }));

const input = z.object({
  title: text(10).meta({ title: 'Judul' }),
  note: text(50).meta({ title: 'Catatan' }),
  items: z.array(z.object({ price: z.int().meta({ title: 'Harga' }) })).optional(),
});
const stored = {
  id: 'a',
  title: 'Lama',
  note: 'Catatan',
  items: [{ price: 5 }],
  version: 1,
  updated_at: '2026-11-20T00:00:00.000Z',
};
const messages = { name: 'Promo', noun: 'promo', fields: { title: 'Judul', note: 'Catatan' } };

type Update = DataProvider['update'];

const english = {
  resources: { promo: { name: 'Promotion', noun: 'promotion', fields: { title: 'Title', note: 'Note' } } },
};

async function open(
  update: Update,
  getOne: () => typeof stored = () => stored,
  locale: 'id' | 'en' = 'id',
  before?: () => Promise<void>,
) {
  const i18nProvider = await createI18nProvider(
    locale,
    ['id', 'en'],
    messagesOf({
      messages: {
        id: () => ({ resources: { promo: messages } }),
        en: async () => ({ ...english, ...englishErrors([priceErrors]) }),
      },
    }),
  );
  setErrorTranslator(translateErrors(i18nProvider));
  const dataProvider = testDataProvider({
    getOne: (async () => ({ data: getOne() })) as unknown as DataProvider['getOne'],
    update,
  });
  const page = (
    <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider}>
      <I18nContextProvider value={i18nProvider}>
        <ResourceContextProvider value="promo">
          <Link to="/elsewhere">Lain</Link>
          <ResourceEdit>
            <ResourceForm input={input} {...(before && { before })}>
              <TextInput source="title" counted />
              <TextInput source="note" />
              <NumberInput source="items.0.price" />
            </ResourceForm>
          </ResourceEdit>
        </ResourceContextProvider>
      </I18nContextProvider>
    </AdminContext>
  );
  const router = createMemoryRouter(
    [
      { path: '/form/:id', element: page },
      { path: '*', element: <p>Halaman lain</p> },
    ],
    { initialEntries: ['/form/a'] },
  );
  render(<RouterProvider router={router} />);
  const title = await screen.findByRole('textbox', { name: /Judul|Title/ });
  return { user: userEvent.setup(), title, note: screen.getByRole('textbox', { name: /Catatan|Note/ }), router };
}

const saved = jest.fn(async (_: string, { data }: { data: object }) => ({ data: { ...stored, ...data, version: 2 } }));
const save = () => screen.getByRole('button', { name: 'Simpan' });

describe('ResourceForm', () => {
  beforeEach(() => {
    saved.mockClear();
    // in development react-admin logs every refusal to the console; anything else there is a fault
    jest.spyOn(console, 'error').mockImplementation((first: unknown) => {
      if (!(first instanceof ApiError)) throw first instanceof Error ? first : new Error(String(first));
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('shows errors at the field and in the bar, and focuses the first one', async () => {
    const { user, title, note } = await open(saved as unknown as Update);
    await user.clear(title);
    await user.clear(note);
    await user.click(save());
    expect(await screen.findByText('Judul harus diisi')).toBeInTheDocument();
    expect(screen.getByText('2 isian perlu diperbaiki:')).toBeInTheDocument();
    expect(title).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Catatan' }));
    expect(note).toHaveFocus();
    await user.type(title, 'Terlalu panjang');
    expect(screen.getByText('Judul maximal 10 karakter')).toBeInTheDocument();
    expect(screen.getByText('15/10')).toBeInTheDocument();
    expect(saved).not.toHaveBeenCalled();
  });

  it('focuses its first field, which shows no error for being left untouched', async () => {
    const { user, title, note } = await open(saved as unknown as Update, () => ({ ...stored, title: '' }));
    expect(title).toHaveFocus();
    await user.click(note);
    await user.tab();
    expect(screen.queryByText('Judul harus diisi')).not.toBeInTheDocument();
    await user.click(title);
    await user.tab();
    expect(await screen.findByText('Judul harus diisi')).toBeInTheDocument();
  });

  it('saves with Ctrl S and the version it was opened with, and leaves without asking', async () => {
    const { user, title, router } = await open(saved as unknown as Update);
    await user.clear(title);
    await user.type(title, 'Baru');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/promo'));
    expect(saved.mock.calls[0]?.[1]).toMatchObject({ id: 'a', data: { title: 'Baru', note: 'Catatan', version: 1 } });
    expect(router.state.location.state).toEqual({ saved: 'a' });
  });

  it('asks for the password when the server requires it, and saves what was typed', async () => {
    const wanted = new ApiError(422, 'Perlu kata sandi.', { errors: { current_password: 'Masukkan kata sandi Anda' } });
    const update = jest.fn().mockRejectedValueOnce(wanted).mockImplementation(saved);
    const before = jest.fn(async () => undefined);
    const { user, title, router } = await open(update as unknown as Update, () => stored, 'id', before);
    await user.clear(title);
    await user.type(title, 'Baru');
    await user.click(save());
    await waitFor(() => expect(passwordQuestion()).not.toBeNull());
    passwordQuestion()?.confirm();
    await waitFor(() => expect(router.state.location.pathname).toBe('/promo'));
    expect(saved.mock.calls[0]?.[1]).toMatchObject({ data: { title: 'Baru' } });
    // only the first submission was confirmed
    expect(before).toHaveBeenCalledTimes(1);
  });

  it('keeps what was typed when the password prompt is cancelled', async () => {
    const wanted = new ApiError(422, 'Perlu kata sandi.', { errors: { current_password: 'Masukkan kata sandi Anda' } });
    const { user, title } = await open(jest.fn().mockRejectedValue(wanted) as unknown as Update);
    await user.clear(title);
    await user.type(title, 'Baru');
    await user.click(save());
    await waitFor(() => expect(passwordQuestion()).not.toBeNull());
    passwordQuestion()?.cancel();
    await waitFor(() => expect(save()).toBeEnabled());
    expect(title).toHaveValue('Baru');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('asks before leaving with unsaved input, and only then', async () => {
    const { user, title, router } = await open(saved as unknown as Update);
    await user.type(title, 'x');
    await user.click(screen.getByRole('link', { name: 'Lain' }));
    await user.click(await screen.findByRole('button', { name: 'Tetap di sini' }));
    expect(router.state.location.pathname).toBe('/form/a');
    expect(title).toHaveValue('Lamax');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await user.type(title, '{Backspace}');
    await user.click(screen.getByRole('link', { name: 'Lain' }));
    expect(await screen.findByText('Halaman lain')).toBeInTheDocument();
  });

  it('keeps what was typed when the server is unreachable, and saves it on retry', async () => {
    let away = true;
    const { user, title, router } = await open((async (resource: string, params: { data: object }) => {
      if (away) throw new ApiError(0, 'Server tidak dapat dihubungi.');
      return saved(resource, params);
    }) as unknown as Update);
    await user.type(title, ' 2');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Server tidak dapat dihubungi. Yang Anda ketik masih ada di sini.',
    );
    expect(title).toHaveValue('Lama 2');
    away = false;
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/promo'));
  });

  it('shows server errors at the field', async () => {
    const { user, title, note } = await open((async () => {
      throw new ApiError(422, 'Isian belum benar.', { errors: { note: 'Catatan sudah dipakai' } });
    }) as unknown as Update);
    await user.type(title, ' 2');
    await user.click(save());
    expect(await screen.findByText('Catatan sudah dipakai')).toBeInTheDocument();
    expect(note).toHaveFocus();
    expect(title).toHaveValue('Lama 2');
  });

  it('shows server errors in English when English is chosen', async () => {
    const stored409 = { code: 409, message: 'Perubahan ini sudah dikembalikan.', data: null };
    const answers = [
      { ...stored409, error: { code: 'price.alreadyReverted', params: {} } },
      {
        code: 422,
        message: 'Ada isian yang perlu diperbaiki.',
        data: null,
        errors: { note: 'Catatan minimal 30 karakter' },
        error: {
          code: 'request.invalidInput',
          params: {},
          fields: { note: { code: 'rule.min', params: { length: 30 } } },
        },
      },
    ];
    const { user, title } = await open(
      (async () => {
        const response = answers.shift()!;
        throw toApiError(response.code, response, () => undefined);
      }) as unknown as Update,
      () => stored,
      'en',
    );
    await user.type(title, ' 2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/This change has already been reverted\./)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Note must have at least 30 characters')).toBeInTheDocument();
  });

  it('shows the error of a nested field beside it, and links to it from the bar', async () => {
    const { user, title } = await open((async () => {
      throw new ApiError(422, 'Isian belum benar.', { errors: { 'items.0.price': 'Harga terlalu tinggi' } });
    }) as unknown as Update);
    await user.type(title, ' 2');
    await user.click(save());
    expect(await screen.findByText('Harga terlalu tinggi')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Harga' }));
    expect(screen.getByRole('textbox', { name: /Harga/ })).toHaveFocus();
  });

  it('compares with someone else’s version, loses nothing on going back, and saves the choice over it', async () => {
    let current = stored;
    const { user, title, note } = await open(
      (async (resource: string, params: { data: { version: number } }) => {
        if (params.data.version !== current.version) throw new ApiError(409, 'Sudah diubah orang lain.');
        return saved(resource, params);
      }) as unknown as Update,
      () => current,
    );
    await user.type(title, ' 2');
    current = { ...stored, title: 'Mereka', note: 'Dari mereka', version: 2 };
    await user.click(save());
    await screen.findByRole('dialog', { name: 'Promo ini sudah diubah orang lain' });
    expect(screen.getByText('Isian yang tidak Anda ubah mengikuti yang tersimpan: Catatan.')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Judul: Isian Anda' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Kembali ke formulir' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(title).toHaveValue('Lama 2');
    expect(note).toHaveValue('Catatan');
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Simpan pilihan' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(saved.mock.calls[0]?.[1]).toMatchObject({ data: { title: 'Lama 2', note: 'Dari mereka', version: 2 } });
  });
});
