import { type LucideIcon, ShieldCheck, ShoppingBag, Store, Tags } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { slugsOf } from '../../contract/core/endpoint';
import type { Slug } from '../../contract/rights/permissions';
import { holdsAny } from '../authProvider/session';
import { endpointBehind } from '../dataProvider/endpointMap';
import { resources } from '.';
import { type MenuGroup, type MenuPlace, menuGroups } from './menuPlace';
import { pages } from './pages';

export interface MenuChild {
  label: string;
  to: string;
}

export interface MenuEntry extends MenuChild {
  icon: LucideIcon;
  /** Entries below; `to` is then the address that they have in common, and not a page. */
  children?: MenuChild[];
}

const groupIcons: Record<MenuGroup, LucideIcon> = {
  sales: ShoppingBag,
  price: Tags,
  user: ShieldCheck,
  merchant: Store,
};

interface Place extends MenuPlace {
  to: string;
  wordKey: string;
  icon: LucideIcon;
  /** Undefined where no call stands behind it: then nobody may. */
  slugs: readonly Slug[] | undefined;
}

/** The menu of the person who is signed in, in the order of point 2: only what they may open, groups only with something in them. */
export function useMenu(): MenuEntry[] {
  const translate = useTranslate();
  return useMemo(() => {
    const label = (key: string) =>
      translate(`${key}.menu`, { _: translate(`${key}.title`, { _: translate(`${key}.name`, { smart_count: 2 }) }) });
    const open = places().filter(({ slugs }) => slugs && holdsAny(slugs));
    const first = open
      .filter(({ parent }) => !parent)
      .map(({ order, to, icon, wordKey }) => ({ order, entry: { label: label(wordKey), to, icon } as MenuEntry }));
    const groups = Object.entries(menuGroups).flatMap(([group, { order, path }]) => {
      const children = open
        .filter(({ parent }) => parent === group)
        .toSorted((a, b) => a.order - b.order)
        .map(({ to, wordKey }) => ({ label: label(wordKey), to }));
      const entry: MenuEntry = {
        label: translate(`app.menu.${group}`),
        to: path,
        icon: groupIcons[group as MenuGroup],
        children,
      };
      return children.length > 0 ? [{ order, entry }] : [];
    });
    return [...first, ...groups].toSorted((a, b) => a.order - b.order).map(({ entry }) => entry);
  }, [translate]);
}

function places(): Place[] {
  const ofResources = resources.flatMap(({ name, menu, icon = Tags, paths, endpoints }) => {
    const endpoint = endpointBehind(endpoints, 'list');
    return menu && paths.list
      ? [{ ...menu, to: paths.list, icon, wordKey: `resources.${name}`, slugs: endpoint && slugsOf(endpoint) }]
      : [];
  });
  const ofPages = pages.flatMap(({ name, menu, icon = Tags, path, slugs }) =>
    menu ? [{ ...menu, to: path, icon, wordKey: `pages.${name}`, slugs }] : [],
  );
  return [...ofResources, ...ofPages];
}
