/**
 * Returns `given` if `made` has exactly the same fields and identical values, else `made`. A response left unchanged at every level can be
 * sent on as the bytes received.
 */
export function keepIfUnchanged<Made extends object>(given: unknown, made: Made): Made {
  if (given === null || typeof given !== 'object') return made;
  let fields = 0;
  for (const name of Object.keys(made) as (keyof Made & string)[]) {
    if (!Object.hasOwn(given, name) || (given as Made)[name] !== made[name]) return made;
    fields += 1;
  }
  return fields === fieldsOf(given) ? (given as Made) : made;
}

/** Counts an object's fields without building a list of them. */
export function fieldsOf(value: object): number {
  let fields = 0;
  for (const _name in value) fields += 1;
  return fields;
}
