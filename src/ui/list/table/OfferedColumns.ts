import { createContext, type ReactNode, type RefObject } from 'react';

export interface OfferedColumns {
  /** All but the first, which always stands. */
  columns: readonly { name: string; label: ReactNode }[];
  first: string;
  /** Names of those that stand where nobody chose. */
  defaults: readonly string[];
}

/** What the table of a list offers to the menu of columns, which stands outside of it and reads this when it opens. */
export const OfferedColumnsContext = createContext<RefObject<OfferedColumns | null>>({ current: null });
