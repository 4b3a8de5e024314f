import type { RaRecord } from 'ra-core';
import { createContext, useContext } from 'react';

export interface MenuTarget<Row extends RaRecord = RaRecord> {
  anchor: HTMLElement;
  row: Row;
  name: string;
  /** Product URL of the record's form; undefined for users who may not change it. */
  editTo: string | undefined;
}

interface OpenMenu extends MenuTarget {
  close: () => void;
}

export const RowMenuContext = createContext<OpenMenu | null>(null);

/** Returns the row whose menu is open. @throws Error outside a `<RowMenu>` */
export function useRowMenu(): OpenMenu {
  const open = useContext(RowMenuContext);
  if (!open) throw new Error('A row menu item is used outside a row menu.');
  return open;
}
