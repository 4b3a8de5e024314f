import type { AnyField, Field, Fields } from './Field';
import { text } from './kinds';
import { nameFieldOf } from './nameFieldOf';

/** A record's fields, and for each reference the name of the record that it points to. */
export type WithNames<F extends Fields> = F & {
  readonly [Name in keyof F & string as F[Name] extends { kind: 'reference' }
    ? `${Name extends `${infer Noun}_id` ? Noun : Name}_name`
    : never]: Field<string, { readonly optional: true; readonly computed: 'query' }>;
};

/** Adds after each reference the name of the record that it points to, which the store reads with it; a field of that name is kept. */
export const withNames = <F extends Fields>(fields: F) =>
  Object.fromEntries(
    Object.entries<AnyField>(fields).flatMap(([name, field]) => {
      const named = nameFieldOf(name);
      return field.kind !== 'reference' || named in fields
        ? [[name, field]]
        : [
            [name, field],
            [named, text(field.label, { max: 500, optional: true, computed: 'query' })],
          ];
    }),
  ) as WithNames<F>;
