import { ChartNoAxesColumn, type LucideIcon, Store, Tags, UserCog } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { type MenuGroup, menuGroups } from '../declarations/menuPlace';
import { useCatalogue } from './CatalogueContext';
import { menuLabel } from './menuPlaces';

export interface MenuChild {
  label: string;
  to: string;
}

export interface MenuEntry extends MenuChild {
  icon: LucideIcon;
  /** Children; `to` is then their common prefix and not a page. */
  children?: MenuChild[];
}

const groupIcons: Record<MenuGroup, LucideIcon> = {
  sales: ChartNoAxesColumn,
  price: Tags,
  user: UserCog,
  merchant: Store,
};

/** The menu of the signed-in person in the order of point 2: only pages they may open, no empty groups. */
export function useMenu(): MenuEntry[] {
  const translate = useTranslate();
  const { menuPlaces } = useCatalogue();
  return useMemo(() => {
    const open = menuPlaces().filter(place => place.open);
    const first = open
      .filter(({ parent }) => !parent)
      .map(({ order, to, icon, messageKey }) => ({
        order,
        entry: { label: menuLabel(messageKey, translate), to, icon },
      }));
    const groups = Object.entries(menuGroups).flatMap(([group, { order, path }]) => {
      const children = open
        .filter(({ parent }) => parent === group)
        .map(({ to, messageKey }) => ({ label: menuLabel(messageKey, translate), to }));
      const entry = {
        label: translate(`app.menu.${group}`),
        to: path,
        icon: groupIcons[group as MenuGroup],
        children,
      };
      return children.length > 0 ? [{ order, entry }] : [];
    });
    return [...first, ...groups].toSorted((a, b) => a.order - b.order).map(({ entry }) => entry);
  }, [translate, menuPlaces]);
}
