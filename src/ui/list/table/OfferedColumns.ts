import { createContext, type ReactNode, type RefObject } from 'react';

export interface OfferedColumns {
  /** All columns but the first, which is always visible. */
  columns: readonly { name: string; label: ReactNode }[];
  first: string;
  /** Columns visible by default. */
  defaults: readonly string[];
}

/** The columns of a list's table, for the column menu, which is rendered outside the table and reads them when it opens. */
export const OfferedColumnsContext = createContext<RefObject<OfferedColumns | null>>({ current: null });
