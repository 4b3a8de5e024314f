/**
 * Menu groups with entries below them (point 2), in the order and under the addresses of the specification. Where the entries are one
 * screen for several categories, their pages also show them as a submenu.
 */
export const menuGroups = {
  sales: { order: 40, path: '/sales', submenu: true },
  price: { order: 90, path: '/price', submenu: true },
  user: { order: 100, path: '/user', submenu: false },
  merchant: { order: 110, path: '/merchant', submenu: false },
} as const;

export type MenuGroup = keyof typeof menuGroups;

/** Where the menu shows an entry. First-level order, as in point 2: dashboard 10, banner 20, promo 30, sales 40, transaction 50, … */
export interface MenuPlace {
  order: number;
  /** Its group; the first level by default. */
  parent?: MenuGroup;
}
