import { useLocation, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { holdsAny } from '../authProvider/session';
import type { PageMeta } from './PageMeta';
import { resources } from '../resources';
import { findPage } from './findPage';
import { type MenuPlace, menuGroups } from '../declarations/menuPlace';
import { menuLabel, menuPlaces } from './menuPlaces';
import { routeAccess } from './routeAccess';
import { translator } from './translator';

type Translate = ReturnType<typeof useTranslate>;

/** Of an address without a page: a heading must not be empty. */
const noPage = (translate: Translate): PageMeta => ({ title: translate('ra.page.not_found'), breadcrumbs: [] });

/** Title, breadcrumbs, back target, submenu and info of the page that is shown, from its declaration. */
export function useRouteMeta(): PageMeta {
  const translate = useTranslate();
  const pathname = translator.toProduct(useLocation().pathname);
  return useMemo(
    () => resourceMeta(pathname, translate) ?? pageMeta(pathname, translate) ?? noPage(translate),
    [pathname, translate],
  );
}

function resourceMeta(pathname: string, translate: Translate): PageMeta | null {
  const match = translator.matchProduct(pathname);
  const resource = match && resources.find(({ name }) => name === match.resource);
  if (!resource) return null;
  const { name, paths, menu, back } = resource;
  const { action } = match;
  const called = (count: number) => translate(`resources.${name}.name`, { smart_count: count });
  const made = action === 'list' ? called(2) : translate(`app.page.${action}`, { name: called(1), _: called(1) });
  const title = translate(`resources.${name}.title.${action}`, { _: made });
  const list = action !== 'list' && paths.list && mayOpen(paths.list) ? paths.list : undefined;
  const target = back?.[action] ?? list;
  return {
    title,
    breadcrumbs: [
      ...home(pathname, translate),
      ...group(menu, translate),
      ...(list ? [{ label: translate(`resources.${name}.title.list`, { _: called(2) }), to: list }] : []),
      { label: title },
    ],
    ...(target && { back: target }),
    ...besides(
      action === 'list' ? menu : undefined,
      translate(`resources.${name}.info.${action}`, { _: '' }),
      translate,
    ),
  };
}

function pageMeta(pathname: string, translate: Translate): PageMeta | null {
  const found = findPage(pathname);
  if (!found) return null;
  const { page, params } = found;
  const { name, menu, below, back = below } = page;
  const title = translate(`pages.${name}.title`);
  const above = below && mayOpen(below) ? (resourceMeta(below, translate) ?? pageMeta(below, translate)) : null;
  return {
    title,
    breadcrumbs: [
      ...(above ? above.breadcrumbs.slice(0, -1) : home(pathname, translate)),
      ...group(menu, translate),
      ...(above && below ? [{ label: above.breadcrumbs.at(-1)?.label ?? above.title, to: below }] : []),
      { label: translate(`pages.${name}.crumb`, { ...params, _: title }) },
    ],
    layout: page.layout,
    ...(back && mayOpen(back) && { back }),
    ...besides(menu, translate(`pages.${name}.info`, { _: '' }), translate),
  };
}

/** The first crumb of every other page, for those who may open it. */
function home(pathname: string, translate: Translate) {
  return pathname !== '/dashboard' && mayOpen('/dashboard')
    ? [{ label: translate('pages.dashboard.title'), to: '/dashboard' }]
    : [];
}

const group = (menu: MenuPlace | undefined, translate: Translate) =>
  menu?.parent ? [{ label: translate(`app.menu.${menu.parent}`) }] : [];

/** Submenu and info, where there are any. A submenu of one page would lead nowhere. */
function besides(menu: MenuPlace | undefined, info: string, translate: Translate): Partial<PageMeta> {
  const parent = menu?.parent;
  const siblings =
    parent && menuGroups[parent].submenu ? menuPlaces().filter(place => place.parent === parent && place.open) : [];
  const submenu = siblings.map(({ to, wordKey }) => ({ label: menuLabel(wordKey, translate), to }));
  return { ...(submenu.length > 1 && { submenu }), ...(info && { info }) };
}

function mayOpen(pathname: string): boolean {
  const slugs = routeAccess(pathname);
  return Boolean(slugs && holdsAny(slugs));
}
