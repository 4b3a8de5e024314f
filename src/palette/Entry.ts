import type { LucideIcon } from 'lucide-react';

/** One entry of the palette. */
export interface Entry {
  /** Unique, also across groups. */
  id: string;
  label: string;
  /** Context in small print: the menu group, or the kind of record. */
  hint?: string | undefined;
  icon?: LucideIcon | undefined;
  /** The product URL to open … */
  to?: string;
  /** … or the action to run. */
  run?: () => void;
}

export interface EntryGroup {
  label: string;
  entries: Entry[];
}
