/** What a filter says about itself to the rest of its list. */
export interface FilterState {
  /** The parameter of the query. */
  source: string;
  label: string;
  /** Labels of the set values. */
  values: readonly string[];
  /** Shown as tabs over the rows: its values are not repeated, and it is not cleared with the others. */
  asTabs?: boolean;
  /** Parameters that mean nothing without this one and are taken off with it. */
  with?: readonly string[];
}
