import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Menu } from 'lucide-react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FrameManifest } from '../server/gateway/frameManifest';
import { consoleMessages } from '../src/app/consoleMessages';
import { loadViewMessages } from '../src/app/loadViewMessages';
import { createCatalogue } from '../src/catalogue/createCatalogue';
import { menuOf } from '../src/catalogue/menuOf';
import { routeMeta } from '../src/catalogue/routeMeta';
import { createI18nProvider } from '../src/i18n/createI18nProvider';
import { resources } from '../src/resources';
import { pages } from '../src/resources/pages';
import { ICON_STROKE } from '../src/theme/iconStroke';
import { Mark } from '../src/ui/Mark';
import { importedFile } from './importedFile';
import { listColumns } from './listColumns';

const root = fileURLToPath(new URL('..', import.meta.url));

const markup = (element: ReactElement) => renderToStaticMarkup(element);

/** What the server paints of every page before the console's code is there, in Indonesian. */
export async function pageFrames(): Promise<Omit<FrameManifest, 'script'>> {
  const catalogue = createCatalogue(resources, pages, { viewMessages: loadViewMessages });
  const { translate } = await createI18nProvider('id', ['id'], consoleMessages(catalogue));
  // as for a person who may do everything; the server leaves out what somebody may not
  const everything = { ...catalogue, canOpen: () => true, menuPlaces: catalogue.everyMenuPlace };
  const menu = menuOf(catalogue.everyMenuPlace(), translate).map(({ icon: Icon, ...entry }) => ({
    ...entry,
    icon: markup(<Icon size={18} strokeWidth={ICON_STROKE} aria-hidden />),
  }));
  /** The labels of what a list shows, by its route. */
  const columns = new Map(
    catalogue.resources.flatMap(({ name, paths, loaders }) => {
      if (!paths.list || !loaders.list) return [];
      const declared = listColumns(join(root, importedFile(paths.list, loaders.list)));
      const labels = declared.map(({ source, label }) =>
        label === undefined ? translate(`resources.${name}.fields.${source}`, { _: '' }) : label && translate(label),
      );
      return [[paths.list, labels.map(label => label ?? '')] as const];
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
        columns: columns.get(route) ?? [],
      },
    ] as const;
  });
  return {
    menu,
    pages: Object.fromEntries(metas),
    logo: markup(<Mark />),
    burger: markup(<Menu size={20} strokeWidth={ICON_STROKE} aria-hidden />),
    words: {
      back: translate('app.layout.back'),
      help: translate('app.layout.help'),
    },
  };
}
