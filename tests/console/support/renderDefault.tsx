import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CoreAdminContext,
  I18nContextProvider,
  ResourceContextProvider,
  ResourceDefinitionContextProvider,
  testDataProvider,
} from 'ra-core';
import type { ComponentType } from 'react';
import { memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { defaultViews } from '../../../src/app/defaultViews';
import { loadViewMessages } from '../../../src/app/loadViewMessages';
import { CatalogueProvider } from '../../../src/catalogue/CatalogueContext';
import { createCatalogue } from '../../../src/catalogue/createCatalogue';
import type { DefaultAction, Resource } from '../../../src/declarations/defineResource';
import { createI18nProvider } from '../../../src/i18n/createI18nProvider';
import { messagesOf } from './messagesOf';

interface Rendered {
  /** The records of the resource. */
  records: readonly { id: string }[];
  /** The address. */
  at: string;
  /** Names of other resources' records, by resource and id. */
  names?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Whether the user may perform an action; they may do anything by default. */
  may?: (action: string) => boolean;
}

/** Renders a resource's view for an action as the console does, with given records in place of the server's. */
export async function renderDefault(
  resource: Resource,
  action: DefaultAction,
  { records, at, names = {}, may = () => true }: Rendered,
) {
  const catalogue = createCatalogue([resource], [], { defaultViews, viewMessages: loadViewMessages });
  const { name } = resource;
  const view = catalogue.findResource(name)!.views[action]!;
  const [{ default: View }] = await Promise.all([view.load(), view.loadTexts()]);
  const i18nProvider = await createI18nProvider('id', ['id'], messagesOf(catalogue));
  const find = (of: string, id: unknown) =>
    of === name ? records.find(record => record.id === id) : { id, name: names[of]?.[String(id)] };
  const saved = jest.fn(async (_: string, { data }: { data: object }) => ({ data: { id: 'new', ...data } }));
  const dataProvider = testDataProvider({
    getList: (async () => ({ data: records, total: records.length })) as never,
    getOne: (async (of: string, { id }: { id: unknown }) => ({ data: find(of, id) })) as never,
    getMany: (async (of: string, { ids }: { ids: unknown[] }) => ({ data: ids.map(id => find(of, id)) })) as never,
    create: saved as never,
    update: saved as never,
  });
  const page = (
    <CoreAdminContext
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      store={memoryStore()}
      authProvider={
        { checkAuth: async () => {}, canAccess: async ({ action: wanted }: { action: string }) => may(wanted) } as never
      }
    >
      <I18nContextProvider value={i18nProvider}>
        <CatalogueProvider value={catalogue}>
          <ResourceDefinitionContextProvider definitions={definitionsOf(resource, names)}>
            <ResourceContextProvider value={name}>
              <Shown view={View} />
            </ResourceContextProvider>
          </ResourceDefinitionContextProvider>
        </CatalogueProvider>
      </I18nContextProvider>
    </CoreAdminContext>
  );
  const routes = [
    { path: resource.paths[action]!, element: page },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), saved, router };
}

const Shown = ({ view: View }: { view: ComponentType }) => <View />;

const definitionsOf = ({ name, paths, recordRepresentation }: Resource, others: object) => ({
  ...Object.fromEntries(
    Object.keys(others).map(other => [other, { name: other, hasShow: true, recordRepresentation: 'name' }]),
  ),
  [name]: {
    name,
    hasList: true,
    hasCreate: Boolean(paths.create),
    hasEdit: Boolean(paths.edit),
    hasShow: Boolean(paths.show),
    recordRepresentation,
  },
});
