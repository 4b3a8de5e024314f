import { ChartNoAxesColumn, type LucideIcon, Store, Tags, UserCog } from 'lucide-react';
import type { useTranslate } from 'ra-core';
import { type MenuGroup, menuGroups } from '../declarations/menuPlace';
import { type DeclaredPlace, menuLabel } from './menuPlaces';

export interface MenuChild extends Pick<DeclaredPlace, 'to' | 'slugs'> {
  label: string;
}

export interface MenuEntry extends MenuChild {
  icon: LucideIcon;
  /** If there are children, `to` is their common prefix rather than a page. */
  children?: MenuChild[];
}

const groupIcons: Record<MenuGroup, LucideIcon> = {
  sales: ChartNoAxesColumn,
  price: Tags,
  user: UserCog,
  merchant: Store,
};

/** Builds the menu from these places, in the order of point 2 and without empty groups. */
export function menuOf(places: readonly DeclaredPlace[], translate: ReturnType<typeof useTranslate>): MenuEntry[] {
  const first = places
    .filter(({ parent }) => !parent)
    .map(({ order, to, slugs, icon, messageKey }) => ({
      order,
      entry: { label: menuLabel(messageKey, translate), to, slugs, icon },
    }));
  const groups = Object.entries(menuGroups).flatMap(([group, { order, path }]) => {
    const children = places
      .filter(({ parent }) => parent === group)
      .map(({ to, slugs, messageKey }) => ({ label: menuLabel(messageKey, translate), to, slugs }));
    const entry = {
      label: translate(`app.menu.${group}`),
      to: path,
      slugs: undefined,
      icon: groupIcons[group as MenuGroup],
      children,
    };
    return children.length > 0 ? [{ order, entry }] : [];
  });
  return [...first, ...groups].toSorted((a, b) => a.order - b.order).map(({ entry }) => entry);
}
