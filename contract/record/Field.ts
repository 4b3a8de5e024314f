import type { FieldKind } from '../core/fieldKind';

/** What may be said of a field of any kind. */
export interface FieldOptions {
  /** May stay empty, which is stored as null. */
  optional?: true;
  /** May be left out of a request; the domain then decides (`beforeWrite`). */
  omittable?: true;
  /** The value of a new record unless one is given. */
  default?: unknown;
  /** The list can be sorted by it; `'first'`: is sorted by it unless another sort is asked for. */
  sorted?: true | 'first';
  /** The list can be filtered by it: a day by `start_date` and `end_date`, anything else by its own name. */
  filtered?: true;
  /** The list's search covers it. */
  searched?: true;
  /** No two records have the same value. */
  unique?: true;
  /** A remote provider must return it; so it must the record's name and its own amounts. */
  needed?: true;
  /** Set by the server, so part of responses but not of forms: a column, or the result of a `'query'`. */
  computed?: true | 'query';
}

/** A field of a record as plain data, from which schema, column, list, form and messages are derived. */
export type Field<Value = unknown, Options = FieldOptions> = Readonly<Options> & {
  readonly kind: FieldKind;
  /** Indonesian. */
  readonly label: string;
  /** Exists only as a type. */
  readonly value?: Value;
};

/** The fields of a record by name, in the order in which forms and lists show them. */
export type Fields = Readonly<Record<string, AnyField>>;

/** Everything that fields of some kind may say; each kind's function in `kinds.ts` allows what fits it. */
export interface AnyField extends FieldOptions {
  readonly kind: FieldKind;
  readonly label: string;
  readonly value?: unknown;
  /** Length of a text, or size of a number. */
  readonly min?: number;
  readonly max?: number;
  /** Digits after the comma of a number. */
  readonly decimals?: number;
  /** What a text must match. */
  readonly pattern?: RegExp;
  /** A rule of the specification's point 5 that a text must obey. */
  readonly rule?: TextRule;
  readonly choices?: Readonly<Record<string, string>>;
  /** The resource that a reference points to. */
  readonly reference?: string;
  /** Level of an area. */
  readonly level?: 'province' | 'regency';
  /** The area from which a region follows. */
  readonly from?: string;
  /** The moment that this one must follow. */
  readonly after?: string;
  /** Whether a phone must receive messages. */
  readonly mobile?: true;
  /** For each state of a derived status, when it holds; earlier states take precedence. */
  readonly states?: States;
}

export type TextRule = 'alpha' | 'alpha_spaces' | 'alpha_num' | 'alpha_num_special' | 'full_name' | 'numeric';

/** The condition of a derived state: values of other fields, or their relation to the current time; all of them hold. */
export type StateCondition = Readonly<Record<string, string | number | boolean | typeof FUTURE | typeof PAST>>;
export type States = Readonly<Record<string, StateCondition>>;

/** A moment that is still to come. */
export const FUTURE = { relation: 'future' } as const;
/** A moment that has come. */
export const PAST = { relation: 'past' } as const;

/** The value of a field in a record: null where it may stay empty. */
export type ValueOf<F> = F extends { value?: infer Value }
  ? F extends { optional: true }
    ? NonNullable<Value> | null
    : NonNullable<Value>
  : never;

/** Names of the fields that satisfy an option: `NamesWith<Fields, { filtered: true }>`. */
export type NamesWith<F, Option> = { [Name in keyof F]: F[Name] extends Option ? Name : never }[keyof F] & string;
