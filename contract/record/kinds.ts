import { REGIONS, type RegionCode } from '../area/region';
import type { FieldKind } from '../core/fieldKind';
import { MAX_RUPIAH } from '../core/maxRupiah';
import type { Field, FieldOptions, StateCondition, TextRule } from './Field';

/**
 * The kinds of fields (docs/fields.md), each a function of the Indonesian label and of what else there is to say:
 * `text('Judul', { max: 60, searched: true, sorted: true })`.
 */
const field = <Value, Options>(kind: FieldKind, label: string, options: object | undefined) =>
  ({ kind, label, ...options }) as unknown as Field<Value, Options>;

interface TextOptions extends FieldOptions {
  min?: number;
  /** Longest text, in characters; of formatted text with its tags. */
  max: number;
  /** What the text must match; the help below its input should say it in words. */
  pattern?: RegExp;
  rule?: TextRule;
}

export const text = <const O extends TextOptions>(label: string, options: O) =>
  field<string, O>('text', label, options);
/** Text of several lines. */
export const longText = <const O extends TextOptions>(label: string, options: O) =>
  field<string, O>('longText', label, options);
/** Formatted text. */
export const richText = <const O extends TextOptions>(label: string, options: O) =>
  field<string, O>('richText', label, options);
/** An e-mail address, in lower case. */
export const email = <const O extends FieldOptions>(label: string, options?: O) =>
  field<string, O>('email', label, { max: 254, ...options });
/** An http(s) address. */
export const link = <const O extends FieldOptions>(label: string, options?: O) =>
  field<string, O>('link', label, { max: 500, ...options });
/** A phone number, stored as E.164 and searched in any format; `mobile` for one that receives messages. */
export const phone = <const O extends FieldOptions & { mobile?: true }>(label: string, options?: O) =>
  field<string, O>('phone', label, options);

interface NumberOptions extends FieldOptions {
  min?: number;
  max?: number;
}

/** Whole rupiah. */
export const money = <const O extends NumberOptions>(label: string, options?: O) =>
  field<number, O>('money', label, { min: 0, max: MAX_RUPIAH, ...options });
export const integer = <const O extends NumberOptions>(label: string, options?: O) =>
  field<number, O>('number', label, { min: 0, max: 2_147_483_647, decimals: 0, ...options });
/** A number with at most `decimals` digits after the comma, stored exactly. */
export const decimal = <const O extends NumberOptions>(label: string, decimals: number, options?: O) =>
  field<number, O>('number', label, { min: 0, max: 1_000_000_000, decimals, ...options });

/** A calendar day in Asia/Jakarta. */
export const day = <const O extends FieldOptions>(label: string, options?: O) =>
  field<string, O>('day', label, options) as Field<string, O> & { readonly kind: 'day' };
/** An instant in UTC; `after` names the field that it must follow. */
export const moment = <const O extends FieldOptions & { after?: string }>(label: string, options?: O) =>
  field<string, O>('moment', label, options);
/** When the record was added, or last changed; the store sets it. */
export const timestamp = <const O extends FieldOptions>(label: string, options?: O) =>
  field<string, O & { computed: true }>('moment', label, { ...options, computed: true });
export const boolean = <const O extends FieldOptions>(label: string, options?: O) =>
  field<boolean, O>('boolean', label, options);

type Labels<Name extends string> = Readonly<Record<Name, string>>;
type Choice<Value, Name extends string, O> = Field<Value, O> & { readonly choices: Labels<Name> };

/** One of the choices, given by value with their Indonesian labels. */
export const choice = <Name extends string, const O extends FieldOptions>(
  label: string,
  choices: Labels<Name>,
  options?: O,
) => field<Name, O>('choice', label, { choices, ...options }) as Choice<Name, Name, O>;
/** A choice that is a state, which lists show as a chip. */
export const status = <Name extends string, const O extends FieldOptions>(
  label: string,
  choices: Labels<Name>,
  options?: O,
) => field<Name, O>('status', label, { choices, ...options }) as Choice<Name, Name, O>;
/** Several of the choices, at least one unless the default is an empty list. */
export const severalChoices = <Name extends string, const O extends Omit<FieldOptions, 'optional'>>(
  label: string,
  choices: Labels<Name>,
  options?: O,
) => field<Name[], O>('choices', label, { choices, ...options }) as Choice<Name[], Name, O>;

/**
 * A state that follows from other fields. Responses, `stateOf`, the list's filter and the database's `case` come from here.
 *
 * @param states when each state holds; the first that does wins, and `{}` always does
 * @example derived('Status', STATUSES, { inactive: { is_active: false }, scheduled: { starts_at: FUTURE }, live: {} }, { filtered: true })
 */
export const derived = <Name extends string, const O extends FieldOptions>(
  label: string,
  choices: Labels<Name>,
  states: Readonly<Record<Name, StateCondition>>,
  options?: O,
) =>
  field<Name, O & { computed: 'query' }>('status', label, { choices, states, ...options, computed: 'query' }) as Choice<
    Name,
    Name,
    O & { computed: 'query' }
  > & { readonly states: typeof states };

/** A sales region. People who are bound to regions see and change only the records of theirs (decision 0007). */
export const region = <const O extends FieldOptions>(label: string, options?: O) =>
  field<RegionCode, O>('region', label, { choices: REGIONS, ...options });
/**
 * The sales region of the record's province or regency, which nobody fills in: the store writes it with the area.
 *
 * @example regency_code: regency('Kabupaten/Kota'), region_code: regionFrom('Wilayah', 'regency_code', { filtered: true })
 */
export const regionFrom = <const O extends FieldOptions>(label: string, area: string, options?: O) =>
  field<RegionCode, O & { computed: true }>('region', label, {
    choices: REGIONS,
    from: area,
    ...options,
    computed: true,
  });
/** A province's code: `34`. */
export const province = <const O extends FieldOptions>(label: string, options?: O) =>
  field<string, O>('area', label, { level: 'province', ...options });
/** The code of a regency or city: `34.04`. */
export const regency = <const O extends FieldOptions>(label: string, options?: O) =>
  field<string, O>('area', label, { level: 'regency', ...options });

/** The path of an uploaded picture. */
export const image = <const O extends FieldOptions>(label: string, options?: O) =>
  field<string, O>('image', label, options);
/** The path of an uploaded PDF or picture of a paper. */
export const paper = <const O extends FieldOptions>(label: string, options?: O) =>
  field<string, O>('file', label, options);
/** The id of a record of another resource; responses carry its name too (`withNames`). */
export const reference = <const O extends FieldOptions>(label: string, resource: string, options?: O) =>
  field<string, O>('reference', label, { reference: resource, ...options }) as Field<string, O> & {
    readonly kind: 'reference';
  };
