import { createCatalogue } from '../../../src/catalogue/createCatalogue';
import { definePage } from '../../../src/declarations/definePage';
import { defineResource } from '../../../src/declarations/defineResource';
import { createI18nProvider } from '../../../src/i18n/createI18nProvider';
import type { Messages } from '../../../src/i18n/merge';

const name = 'Kurir';
const declare = { name: 'courier', paths: {}, endpoints: {} };

test('messages for a resource’s own views are merged with the common ones in both languages', async () => {
  const id = { name, fields: {}, custom: { sections: { plate: 'Pelat' } } };
  const en = async () => ({ en: { name: 'Courier', fields: {}, custom: { sections: { plate: 'Plate' } } } });
  const { messages } = createCatalogue([defineResource({ ...declare, messages: { id, en } })], []);
  expect(messages.id()).toMatchObject({ resources: { courier: { name, sections: { plate: 'Pelat' } } } });
  expect(await messages.en()).toMatchObject({ resources: { courier: { sections: { plate: 'Plate' } } } });
});

const paths = { list: '/courier' };
const list = async () => ({ default: () => null });
const english = { name: 'Courier', fields: {}, custom: { plate: 'Plate' } };
const en = async () => ({ en: english });
const split = (custom: () => Promise<{ custom: Messages }>) => [
  defineResource({ ...declare, paths, list, messages: { id: { name, fields: {} }, en, custom } }),
  defineResource({
    name: 'trip',
    paths: {},
    endpoints: {},
    partOf: 'courier',
    messages: { id: { name: 'Trip', fields: {} }, en, custom: async () => ({ custom: { route: 'Rute' } }) },
  }),
];

test('messages in a separate file are loaded with the first view, as are those of its sub-resources', async () => {
  const catalogue = createCatalogue(
    split(async () => ({ custom: { plate: 'Pelat' } })),
    [],
  );
  const { translate } = await createI18nProvider('id', ['id', 'en'], catalogue.messages);
  await catalogue.findResource('courier')!.views.list!.preload();
  expect(translate('resources.courier.plate')).toBe('Pelat');
  expect(translate('resources.trip.route')).toBe('Rute');
  expect(translate('resources.courier.name')).toBe(name);
});

test('English has custom messages from the start, and keeps them when a view loads', async () => {
  const catalogue = createCatalogue(
    split(async () => ({ custom: { plate: 'Pelat' } })),
    [],
  );
  const { translate } = await createI18nProvider('en', ['id', 'en'], catalogue.messages);
  expect(translate('resources.courier.plate')).toBe('Plate');
  await catalogue.findResource('courier')!.views.list!.preload();
  expect(translate('resources.courier.plate')).toBe('Plate');
});

test('messages that failed to load are loaded on the next visit', async () => {
  const custom = jest.fn(async () => ({ custom: { plate: 'Pelat' } }));
  custom.mockRejectedValueOnce(new Error('offline'));
  const catalogue = createCatalogue(split(custom), []);
  const { list: view } = catalogue.findResource('courier')!.views;
  await expect(view!.preload()).rejects.toThrow('offline');
  await view!.preload();
  expect(catalogue.messages.id()).toMatchObject({ resources: { courier: { plate: 'Pelat' } } });
});

test('an unknown message key does not compile', () => {
  const id = { name, fields: {}, serach: 'Cari kurir' };
  const en = async () => ({ en: { name: 'Courier', fields: {}, serach: 'Search couriers' } });
  // @ts-expect-error `serach` is not a message of a resource
  expect(defineResource({ ...declare, messages: { id, en } }).name).toBe('courier');
});

test('messages shared by all views except lists are loaded with the first such view', async () => {
  const edit = list;
  const resource = { ...declare, paths: { ...paths, edit: '/courier/:id' }, list, edit };
  const catalogue = createCatalogue(
    [defineResource({ ...resource, messages: { id: { name, fields: {} }, en } })],
    [
      definePage({
        name: 'map',
        path: '/map',
        view: list,
        messages: { id: { title: 'Peta' }, en: async () => ({ en: { title: 'Map' } }) },
      }),
    ],
    { viewMessages: async () => ({ custom: { app: { form: { save: 'Simpan' } } } }) },
  );
  const { list: listView, edit: editView } = catalogue.findResource('courier')!.views;
  await listView!.preload();
  expect(catalogue.partMessages.areLoaded()).toBe(false);
  await editView!.preload();
  expect(catalogue.partMessages.areLoaded()).toBe(true);
  expect(catalogue.messages.id()).toMatchObject({
    app: { form: { save: 'Simpan' } },
    pages: { map: { title: 'Peta' } },
  });
});

test('a list with its own messages also loads the view messages, which its dialogs need', async () => {
  const catalogue = createCatalogue(
    split(async () => ({ custom: { plate: 'Pelat' } })),
    [],
    {
      viewMessages: async () => ({ custom: { app: { form: { save: 'Simpan' } } } }),
    },
  );
  await catalogue.findResource('courier')!.views.list!.preload();
  expect(catalogue.messages.id()).toMatchObject({ app: { form: { save: 'Simpan' } } });
});

test('a message file shared by two pages is available under each', async () => {
  const custom = async () => ({ custom: { legend: 'Legenda' } });
  const pageWith = (page: string) =>
    definePage({
      name: page,
      path: `/${page}`,
      view: list,
      messages: { id: { title: page }, en: async () => ({ en: { title: page } }), custom },
    });
  const catalogue = createCatalogue([], [pageWith('map'), pageWith('atlas')]);
  for (const page of catalogue.pages) await page.view.preload();
  expect(catalogue.messages.id()).toMatchObject({
    pages: { map: { legend: 'Legenda' }, atlas: { legend: 'Legenda' } },
  });
});
