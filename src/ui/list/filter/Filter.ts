import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface Choice {
  value: string;
  label: string;
  /** Shown instead of the label, e.g. with a drop of colour. */
  show?: ReactNode;
}

/** A filter of a list by one field: any of some choices. Its label is the field's. */
export interface Filter {
  source: string;
  choices: readonly Choice[];
  icon?: LucideIcon;
  /** It stands as tabs over the rows: what is set is told there and not taken off with the others. */
  asTabs?: true;
  /** Other fields that mean nothing without this one: they are taken off with it. */
  with?: readonly string[];
}
