/** A list's filter as react-admin stores it in the address: field to chosen values, and `search`. */
export type FilterValues = Record<string, unknown>;

/** Returns the chosen values of one field, whatever shape they have in a hand-typed address. */
export function chosen(values: FilterValues, source: string): string[] {
  const value = values[source];
  if (value === undefined || value === null || value === '') return [];
  return (Array.isArray(value) ? value : [value]).map(String);
}

/** Adds or removes a choice; a field without choices is dropped, which keeps the address short. */
export function toggled(values: FilterValues, source: string, choice: string): FilterValues {
  const before = chosen(values, source);
  return withChosen(
    values,
    source,
    before.includes(choice) ? before.filter(value => value !== choice) : [...before, choice],
  );
}

/** Replaces the choices of one field. */
export function withChosen(values: FilterValues, source: string, choices: readonly string[]): FilterValues {
  const { [source]: _, ...rest } = values;
  return choices.length > 0 ? { ...rest, [source]: choices } : rest;
}

/** Removes some fields. */
export const without = (values: FilterValues, sources: readonly string[]): FilterValues =>
  Object.fromEntries(Object.entries(values).filter(([source]) => !sources.includes(source)));

/** Returns the filters that remain after clearing: tabs, unless nothing else was set. */
export function cleared(values: FilterValues, filters: readonly { source: string; asTabs?: boolean }[]): FilterValues {
  const tabs = filters.filter(({ asTabs }) => asTabs).map(({ source }) => source);
  const others = Object.keys(values).filter(source => !tabs.includes(source));
  return others.length > 0 ? without(values, others) : {};
}

/** Sets the search text, or removes it if it is empty. */
export function withSearch(values: FilterValues, text: string): FilterValues {
  const { search: _, ...rest } = values;
  return text.trim() ? { ...rest, search: text.trim() } : rest;
}
