import { bannerApi } from '../../../contract/banner';
import { listSchema } from '../../../contract/core/listSchema';
import { SchemaOutline } from '../../../contract/core/SchemaOutline';
import { createCatalogue } from '../../../src/catalogue/createCatalogue';
import type { ResourceDetails } from '../../../src/declarations/DeclaredDetails';
import { defineResource, type Resource } from '../../../src/declarations/defineResource';
import { DETAIL_MESSAGES } from '../../../src/declarations/detailMessages';
import { createI18nProvider } from '../../../src/i18n/createI18nProvider';
import { resources } from '../../../src/resources';
import { pages } from '../../../src/resources/pages';

const outline = (parts: object) => new SchemaOutline('object', {}, parts) as never;
const text = new SchemaOutline('string', { title: 'Pelat' });
const view = async () => ({ default: () => null });
const en = async () => ({ en: { name: 'Courier', fields: { plate: 'Plate' }, custom: { seen: 'Seen' } } });

/** A resource as the build leaves it: its names, and calls without row schemas. */
function bare(name: string): Resource {
  const { query: _, response: __, ...list } = bannerApi.list;
  const query = outline({ shape: { page: new SchemaOutline('unknown') } });
  return defineResource({
    name,
    paths: { list: `/${name}`, show: `/${name}/:id` },
    list: view,
    show: view,
    endpoints: { getList: { ...list, query } as never },
    messages: { id: { name: 'Kurir' } as never, en: en as never },
  });
}

const ofCouriers: ResourceDetails = {
  messages: { fields: { plate: 'Pelat' }, help: { plate: 'Seperti di STNK' } },
  schemas: {
    getList: {
      query: outline({ shape: { page: text, status: text } }),
      response: outline({
        shape: { list: new SchemaOutline('array', {}, { element: outline({ shape: { plate: text } }) }) },
      }),
    },
  },
};

const fieldsOf = ({ endpoints }: Resource) => Object.keys(listSchema(endpoints.getList as never).fields);

test('a plain list loads only its own resource’s details, any other view loads all', async () => {
  const [courier, trip] = [bare('courier'), bare('trip')];
  const all = jest.fn(async () => ({
    custom: { resources: { courier: ofCouriers.messages, trip: { fields: { plate: 'Pelat truk' } } } },
    schemas: { courier: ofCouriers.schemas, trip: ofCouriers.schemas },
  }));
  const catalogue = createCatalogue([courier, trip], [], { details: { of: { courier: async () => ofCouriers }, all } });
  const { translate } = await createI18nProvider('id', ['id'], catalogue.messages);
  expect(fieldsOf(courier)).toEqual([]);

  await catalogue.findResource('courier')!.views.list!.preload();
  expect(all).not.toHaveBeenCalled();
  expect(fieldsOf(courier)).toEqual(['plate']);
  expect(translate('resources.courier.help.plate')).toBe('Seperti di STNK');
  expect(fieldsOf(trip)).toEqual([]);

  await catalogue.findResource('courier')!.views.show!.preload();
  expect(fieldsOf(trip)).toEqual(['plate']);
  expect(translate('resources.trip.fields.plate')).toBe('Pelat truk');
});

test('an outline never replaces a validating schema', async () => {
  const { query, response } = bannerApi.list;
  const resource = defineResource({ ...bare('courier'), endpoints: { getList: bannerApi.list } } as never);
  const catalogue = createCatalogue([resource], [], { details: { of: { courier: async () => ofCouriers } } });
  await catalogue.findResource('courier')!.views.list!.preload();
  expect(bannerApi.list.query).toBe(query);
  expect(bannerApi.list.response).toBe(response);
});

test('English has the fields of every resource before any view is loaded', async () => {
  const all = async () => ({ custom: { resources: { courier: { fields: { name: 'Nama' } } } }, schemas: {} });
  const { messages } = createCatalogue([bare('courier')], [], { details: { of: {}, all } });
  expect(await messages.en()).toMatchObject({ resources: { courier: { fields: { name: 'Name', plate: 'Plate' } } } });
});

describe('the messages that the build extracts from declarations', () => {
  const taken = (messages: object) =>
    Object.keys(messages).filter(name => (DETAIL_MESSAGES as readonly string[]).includes(name));

  test('include the fields of every resource', () => {
    for (const { messages } of resources) expect(taken(messages.id)).toContain('fields');
  });

  // only the details of resources are written
  test('include none from pages', () => {
    for (const { messages } of pages) expect(taken(messages.id)).toEqual([]);
  });
});
