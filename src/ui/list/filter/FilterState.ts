/** The state that a filter reports to the rest of its list. */
export interface FilterState {
  /** Its query parameter. */
  source: string;
  label: string;
  /** Labels of the set values. */
  values: readonly string[];
  /** Shown as tabs above the rows: its values are not repeated, and it is not cleared with the others. */
  asTabs?: boolean;
  /** Parameters that depend on this one and are removed with it. */
  with?: readonly string[];
}
