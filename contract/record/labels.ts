import type { AnyField, Fields } from './Field';

type Labelled<F> = { [Name in keyof F]: F[Name] extends { choices: object } ? Name : never }[keyof F] & string;

/** Returns the Indonesian labels of a record's fields: the console's messages `fields`. */
export const labelsOfRecord = <F extends Fields>({ fields }: { fields: F }) =>
  Object.fromEntries(Object.entries<AnyField>(fields).map(([name, { label }]) => [name, label])) as Record<
    keyof F & string,
    string
  >;

/** Returns the Indonesian labels of the choices of some fields, by field and value: the console's messages `choices`. */
export const choicesOfRecord = <F extends Fields, const Name extends Labelled<F>>(
  { fields }: { fields: F },
  names: readonly Name[],
) =>
  Object.fromEntries(names.map(name => [name, (fields[name] as AnyField).choices])) as {
    [Each in Name]: F[Each] extends { choices: infer Words } ? Words : never;
  };
