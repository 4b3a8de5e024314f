export type Values = Record<string, unknown>;

/** A field that the user changed and whose value on the server now differs. */
export interface Difference {
  field: string;
  theirs: unknown;
  mine: unknown;
  /** It was also changed on the server since the form was opened. */
  changedThere: boolean;
}

export interface MergedVersions {
  /** Fields for the user to choose a version of. */
  differences: Difference[];
  /** Fields that the user left unchanged and that take the server's value. */
  taken: string[];
}

/**
 * Merges a record's fields three ways: as they were when the form was opened (`base`), on the server now (`theirs`) and in
 * the form (`mine`).
 */
export function mergeVersions(base: Values, theirs: Values, mine: Values, fields: readonly string[]): MergedVersions {
  const differences: Difference[] = [];
  const taken: string[] = [];
  for (const field of fields) {
    const touched = !same(base[field], mine[field]);
    const changedThere = !same(base[field], theirs[field]);
    if (touched && !same(mine[field], theirs[field]))
      differences.push({ field, theirs: theirs[field], mine: mine[field], changedThere });
    else if (!touched && changedThere) taken.push(field);
  }
  return { differences, taken };
}

/** Returns the server's record with the user's values in the fields where those were chosen. */
export function chosenVersion(theirs: Values, { differences }: MergedVersions, keepMine: ReadonlySet<string>): Values {
  const mine = differences.filter(({ field }) => keepMine.has(field)).map(({ field, mine: value }) => [field, value]);
  return { ...theirs, ...Object.fromEntries(mine) };
}

/** Returns the form's values that differ from the original record. */
export const changedValues = (base: Values, mine: Values, fields: readonly string[]): Values =>
  Object.fromEntries(
    fields.filter(field => !same(base[field], mine[field])).map(field => [field, mine[field] ?? null]),
  );

/** undefined, null and an empty text look the same in a form */
const bare = (value: unknown) => (value === undefined || value === '' ? null : value);
const same = (a: unknown, b: unknown) => JSON.stringify(bare(a)) === JSON.stringify(bare(b));
