import type { LucideIcon } from 'lucide-react';

/** One line of the palette. */
export interface Entry {
  /** Unlike any other's, also across groups. */
  id: string;
  label: string;
  /** Where it is at home, said small: the menu's group, or what kind of record it is. */
  hint?: string | undefined;
  icon?: LucideIcon | undefined;
  /** The product URL that it opens … */
  to?: string;
  /** … or what it does. */
  run?: () => void;
}

export interface EntryGroup {
  label: string;
  entries: Entry[];
}
