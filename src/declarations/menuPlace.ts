/**
 * Groups of the menu with entries below them (point 2), in the order and under the addresses of the specification. Where the entries
 * are one screen for several categories, their pages have them as a submenu too.
 */
export const menuGroups = {
  sales: { order: 40, path: '/sales', submenu: true },
  price: { order: 90, path: '/price', submenu: true },
  user: { order: 100, path: '/user', submenu: false },
  merchant: { order: 110, path: '/merchant', submenu: false },
} as const;

export type MenuGroup = keyof typeof menuGroups;

/** Where the menu shows an entry. Order of the first level: dashboard 10, banner 20, promo 30, sales 40, transaction 50, … as in point 2. */
export interface MenuPlace {
  order: number;
  /** The group that it stands in; the first level where nothing is said. */
  parent?: MenuGroup;
}
