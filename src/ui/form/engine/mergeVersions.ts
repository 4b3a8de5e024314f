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
 * Compares three versions of a record's fields: as the form was opened (`base`), as the server holds it now (`theirs`), as the
 * form stands (`mine`).
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

/** The record as it stands on the server, with what the person typed in the fields where that was chosen. */
export function chosenVersion(theirs: Values, { differences }: MergedVersions, keepMine: ReadonlySet<string>): Values {
  const mine = differences.filter(({ field }) => keepMine.has(field)).map(({ field, mine: value }) => [field, value]);
  return { ...theirs, ...Object.fromEntries(mine) };
}

/** The fields of a form that stand otherwise than in the record that it was opened on. */
export const changedValues = (base: Values, mine: Values, fields: readonly string[]): Values =>
  Object.fromEntries(
    fields.filter(field => !same(base[field], mine[field])).map(field => [field, mine[field] ?? null]),
  );

/** Nothing, null and an empty text are one to whoever looks at a form. */
const bare = (value: unknown) => (value === undefined || value === '' ? null : value);
const same = (a: unknown, b: unknown) => JSON.stringify(bare(a)) === JSON.stringify(bare(b));
