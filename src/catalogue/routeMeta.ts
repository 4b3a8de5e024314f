import type { useTranslate } from 'ra-core';
import { type MenuPlace, menuGroups } from '../declarations/menuPlace';
import type { Catalogue } from './createCatalogue';
import { menuLabel } from './menuPlaces';
import type { PageMeta } from './PageMeta';
import { pageTitle } from './pageTitle';

type Translate = ReturnType<typeof useTranslate>;

/** Returns the metadata of the page at a product URL; an address without a page has only a title. */
export function routeMeta(catalogue: Catalogue, pathname: string, translate: Translate): PageMeta {
  const meta = createRouteMeta(catalogue, translate);
  return meta(pathname) ?? { title: translate('ra.page.not_found'), breadcrumbs: [] };
}

function createRouteMeta(
  { canOpen, findPage, findResource, menuPlaces, translator }: Catalogue,
  translate: Translate,
): (pathname: string) => PageMeta | null {
  const ofAny = (pathname: string): PageMeta | null => ofResource(pathname) ?? ofPage(pathname);

  function ofResource(pathname: string): PageMeta | null {
    const match = translator.matchProduct(pathname);
    const resource = match && findResource(match.resource);
    if (!resource) return null;
    const { name, paths, menu, back } = resource;
    const { action } = match;
    const title = pageTitle(translate, name, action);
    // the list's info also applies to each of its records
    const info = translate(`resources.${name}.info.${action}`, {
      _: translate(`resources.${name}.info.list`, { _: '' }),
    });
    const list = action !== 'list' && paths.list && canOpen(paths.list) ? paths.list : undefined;
    const target = back?.[action] ?? list;
    return {
      title,
      breadcrumbs: [
        ...home(pathname),
        ...group(menu),
        ...(list ? [{ label: pageTitle(translate, name, 'list'), to: list }] : []),
        { label: title },
      ],
      ...(target && { back: target }),
      ...submenuAndInfo(action === 'list' ? menu : undefined, info),
    };
  }

  function ofPage(pathname: string): PageMeta | null {
    const found = findPage(pathname);
    if (!found) return null;
    const { page, params } = found;
    const { name, menu, below, back = below } = page;
    const title = translate(`pages.${name}.title`);
    const above = below && canOpen(below) ? ofAny(below) : null;
    return {
      title,
      breadcrumbs: [
        ...(above ? above.breadcrumbs.slice(0, -1) : home(pathname)),
        ...group(menu),
        ...(above && below ? [{ label: above.breadcrumbs.at(-1)?.label ?? above.title, to: below }] : []),
        { label: translate(`pages.${name}.crumb`, { ...params, _: title }) },
      ],
      layout: page.layout,
      ...(back && canOpen(back) && { back }),
      ...submenuAndInfo(menu, translate(`pages.${name}.info`, { _: '' })),
    };
  }

  /** The dashboard, as first breadcrumb of every other page, for users who may open it. */
  const home = (pathname: string) =>
    pathname !== '/dashboard' && canOpen('/dashboard')
      ? [{ label: translate('pages.dashboard.title'), to: '/dashboard' }]
      : [];

  const group = (menu: MenuPlace | undefined) =>
    menu?.parent ? [{ label: translate(`app.menu.${menu.parent}`) }] : [];

  /** leaves out a submenu of a single page */
  function submenuAndInfo(menu: MenuPlace | undefined, info: string): Partial<PageMeta> {
    const parent = menu?.parent;
    const siblings = parent && menuGroups[parent].submenu ? menuPlaces().filter(place => place.parent === parent) : [];
    const submenu = siblings.map(({ to, messageKey }) => ({ label: menuLabel(messageKey, translate), to }));
    return { ...(submenu.length > 1 && { submenu }), ...(info && { info }) };
  }

  return ofAny;
}
