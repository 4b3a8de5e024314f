import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Menu } from 'lucide-react';
import { I18nContext } from 'ra-core';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type ListSchema, listSchema } from '../contract/core/listSchema';
import type { FrameManifest } from '../server/gateway/frameManifest';
import { consoleMessages } from '../src/app/consoleMessages';
import { defaultViews } from '../src/app/defaultViews';
import { loadViewMessages } from '../src/app/loadViewMessages';
import { createCatalogue } from '../src/catalogue/createCatalogue';
import { menuOf } from '../src/catalogue/menuOf';
import { routeMeta } from '../src/catalogue/routeMeta';
import { endpointForAction } from '../src/dataProvider/endpointMap';
import { createI18nProvider } from '../src/i18n/createI18nProvider';
import { resources } from '../src/resources';
import { pages } from '../src/resources/pages';
import { ICON_STROKE } from '../src/theme/iconStroke';
import { defaultColumns } from '../src/ui/defaultViews/defaultColumns';
import { Logo } from '../src/ui/display/Logo';
import { TableSkeleton } from '../src/ui/states/TableSkeleton';
import { importedFile } from './importedFile';
import { type DeclaredColumn, listColumns } from './listColumns';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The columns of a list without a view of its own. */
function shownByDefault(schema: ListSchema, name: unknown): DeclaredColumn[] {
  const { sources, hidden } = defaultColumns(schema, name);
  return sources.filter(source => !hidden.includes(source)).map(source => ({ source, label: undefined }));
}

const markup = (element: ReactElement) => renderToStaticMarkup(element);

/** Renders the parts of every page that the server sends before the console's code loads, in Indonesian. */
export async function pageFrames(): Promise<Omit<FrameManifest, 'script'>> {
  const catalogue = createCatalogue(resources, pages, { defaultViews, viewMessages: loadViewMessages });
  const i18nProvider = await createI18nProvider('id', ['id'], consoleMessages(catalogue));
  const { translate } = i18nProvider;
  // rendered with all permissions; the server omits what the user may not see
  const everything = { ...catalogue, canOpen: () => true, menuPlaces: catalogue.everyMenuPlace };
  const menu = menuOf(catalogue.everyMenuPlace(), translate).map(({ icon: Icon, ...entry }) => ({
    ...entry,
    icon: markup(<Icon size={18} strokeWidth={ICON_STROKE} aria-hidden />),
  }));
  const skeleton = (element: ReactElement) => markup(<I18nContext value={i18nProvider}>{element}</I18nContext>);
  /** The skeleton of each list with its column labels, by route. */
  const lists = new Map(
    catalogue.resources.flatMap(({ name, paths, list, loaders, endpoints, recordRepresentation }) => {
      if (!paths.list || !loaders.list) return [];
      const columns = list
        ? listColumns(join(root, importedFile(paths.list, list)))
        : shownByDefault(listSchema(endpointForAction(endpoints, 'list')), recordRepresentation);
      if (columns.length === 0) return [];
      const labels = columns.map(({ source, label }) =>
        label === undefined
          ? translate(`resources.${name}.fields.${source}`, { _: '' })
          : label === null
            ? ''
            : translate(label),
      );
      return [[paths.list, skeleton(<TableSkeleton columns={labels} tools />)] as const];
    }),
  );
  const metas = catalogue.routes().map(({ route }) => {
    const { title, breadcrumbs, back, layout, submenu } = routeMeta(
      everything,
      route.replace(/\{\w+\??\}/g, 'ID'),
      translate,
    );
    return [
      route,
      {
        ...{ title, breadcrumbs, back: back !== undefined, layout, hasSubmenu: submenu !== undefined },
        skeleton: lists.get(route),
      },
    ] as const;
  });
  return {
    menu,
    pages: Object.fromEntries(metas),
    skeleton: skeleton(<TableSkeleton />),
    logo: markup(<Logo />),
    burger: markup(<Menu size={20} strokeWidth={ICON_STROKE} aria-hidden />),
    words: {
      back: translate('app.layout.back'),
      help: translate('app.layout.help'),
    },
  };
}
