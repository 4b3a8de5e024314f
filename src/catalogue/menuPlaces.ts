import { type LucideIcon, Tags } from 'lucide-react';
import type { useTranslate } from 'ra-core';
import { slugsOf } from '../../contract/core/endpoint';
import type { Slug } from '../../contract/rights/permissions';
import { endpointForAction } from '../dataProvider/endpointMap';
import type { Page } from '../declarations/definePage';
import type { Resource } from '../declarations/defineResource';
import type { MenuPlace } from '../declarations/menuPlace';

export interface DeclaredPlace extends MenuPlace {
  to: string;
  /** Key prefix of its messages: `resources.banner`, `pages.help`. */
  messageKey: string;
  icon: LucideIcon;
  /** Any one of these is enough to open it; undefined if nobody may. */
  slugs: readonly Slug[] | undefined;
}

/** Returns every declared menu entry, in order within its level. */
export function menuPlaces(resources: readonly Resource[], pages: readonly Page[]): DeclaredPlace[] {
  const ofResources = resources.flatMap(({ name, menu, icon = Tags, paths, endpoints }) => {
    const endpoint = endpointForAction(endpoints, 'list');
    const slugs = endpoint && slugsOf(endpoint);
    return menu && paths.list ? [{ ...menu, to: paths.list, icon, messageKey: `resources.${name}`, slugs }] : [];
  });
  const ofPages = pages.flatMap(({ name, menu, icon = Tags, path, slugs }) =>
    menu ? [{ ...menu, to: path, icon, messageKey: `pages.${name}`, slugs }] : [],
  );
  return [...ofResources, ...ofPages].toSorted((a, b) => a.order - b.order);
}

/** Returns the label of a menu entry: its `menu` message, else the page's title, else the plural name of the records. */
export const menuLabel = (messageKey: string, translate: ReturnType<typeof useTranslate>) =>
  translate(`${messageKey}.menu`, {
    _: translate(`${messageKey}.title`, { _: translate(`${messageKey}.name`, { smart_count: 2, _: '' }) }),
  });
