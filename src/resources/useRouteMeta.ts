import { useLocation, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { slugsOf } from '../../contract/core/endpoint';
import { holdsAny } from '../authProvider/session';
import { endpointBehind } from '../dataProvider/endpointMap';
import type { PageMeta } from '../layout/PageMeta';
import { resources } from '.';
import { pages } from './pages';
import { translator } from './translator';

type Translate = ReturnType<typeof useTranslate>;

/** Title, breadcrumbs and back target of the page that is shown, from its declaration. */
export function useRouteMeta(): PageMeta {
  const translate = useTranslate();
  const pathname = translator.toProduct(useLocation().pathname);
  return useMemo(
    () => resourceMeta(pathname, translate) ?? pageMeta(pathname, translate) ?? noPage(translate),
    [pathname, translate],
  );
}

/** Of an address without a page: a heading must not be empty. */
const noPage = (translate: Translate): PageMeta => ({ title: translate('ra.page.not_found'), breadcrumbs: [] });

function resourceMeta(pathname: string, translate: Translate): PageMeta | null {
  const match = translator.matchProduct(pathname);
  const resource = match && resources.find(({ name }) => name === match.resource);
  if (!resource) return null;
  const { name, paths, menu, endpoints, back } = resource;
  const { action } = match;
  const called = (count: number) => translate(`resources.${name}.name`, { smart_count: count });
  const made = action === 'list' ? called(2) : translate(`app.page.${action}`, { name: called(1), _: called(1) });
  const title = translate(`resources.${name}.title.${action}`, { _: made });
  const listed = endpointBehind(endpoints, 'list');
  const list = action !== 'list' && paths.list && listed && holdsAny(slugsOf(listed)) ? paths.list : undefined;
  const target = back?.[action] ?? list;
  return {
    title,
    breadcrumbs: [
      ...home(pathname, translate),
      ...(menu?.parent ? [{ label: translate(`app.menu.${menu.parent}`) }] : []),
      ...(list ? [{ label: translate(`resources.${name}.title.list`, { _: called(2) }), to: list }] : []),
      { label: title },
    ],
    ...(target && { back: target }),
  };
}

function pageMeta(pathname: string, translate: Translate): PageMeta | null {
  const page = pages.find(({ path }) => path === pathname);
  if (!page) return null;
  const title = translate(`pages.${page.name}.title`);
  return {
    title,
    breadcrumbs: [
      ...home(pathname, translate),
      ...(page.menu?.parent ? [{ label: translate(`app.menu.${page.menu.parent}`) }] : []),
      { label: title },
    ],
    ...(page.back && { back: page.back }),
  };
}

/** The first crumb of every other page, for those who may open it. */
function home(pathname: string, translate: Translate) {
  const page = pages.find(({ name }) => name === 'dashboard');
  return page && page.path !== pathname && holdsAny(page.slugs)
    ? [{ label: translate('pages.dashboard.title'), to: page.path }]
    : [];
}
