export type Values = Record<string, unknown>;

/** A field that the person changed and that is otherwise on the server now. */
export interface Difference {
  field: string;
  theirs: unknown;
  mine: unknown;
  /** It was changed on the server too, since the form was opened. */
  changedThere: boolean;
}

export interface MergedVersions {
  /** To choose between. */
  differences: Difference[];
  /** Fields that the person left alone and that follow the server. */
  taken: string[];
}

/**
 * Three-way merge of a record's fields: as the form was opened (`base`), on the server now (`theirs`), in the form
 * (`mine`).
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

/** The server's record with the person's values in the fields where they were chosen. */
export function chosenVersion(theirs: Values, { differences }: MergedVersions, keepMine: ReadonlySet<string>): Values {
  const mine = differences.filter(({ field }) => keepMine.has(field)).map(({ field, mine: value }) => [field, value]);
  return { ...theirs, ...Object.fromEntries(mine) };
}

/** The form's fields that differ from the original record. */
export const changedValues = (base: Values, mine: Values, fields: readonly string[]): Values =>
  Object.fromEntries(
    fields.filter(field => !same(base[field], mine[field])).map(field => [field, mine[field] ?? null]),
  );

/** undefined, null and an empty text look the same in a form */
const bare = (value: unknown) => (value === undefined || value === '' ? null : value);
const same = (a: unknown, b: unknown) => JSON.stringify(bare(a)) === JSON.stringify(bare(b));
