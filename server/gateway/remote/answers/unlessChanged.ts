/**
 * What was given, where `made` has exactly its fields with the very same values; else `made`. An answer that stays what it was all
 * the way up can be sent on as the bytes that came.
 */
export function unlessChanged<Made extends object>(given: unknown, made: Made): Made {
  if (given === null || typeof given !== 'object') return made;
  let fields = 0;
  for (const name of Object.keys(made) as (keyof Made & string)[]) {
    if (!Object.hasOwn(given, name) || (given as Made)[name] !== made[name]) return made;
    fields += 1;
  }
  return fields === fieldsOf(given) ? (given as Made) : made;
}

/** How many fields an object has, without a list of them. */
export function fieldsOf(value: object): number {
  let fields = 0;
  for (const _name in value) fields += 1;
  return fields;
}
