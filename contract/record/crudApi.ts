import type { z } from 'zod';
import { listOf } from '../core/answer';
import { type Access, endpoint } from '../core/endpoint';
import { day } from '../core/fields';
import { listQueryOf } from '../core/listQueryOf';
import { pluralOf } from '../core/pluralOf';
import type { flagFilter, listQuery, repeated } from '../core/query';
import { exportOf } from '../export';
import type { RecordDefinition } from './defineRecord';
import type { AnyField, Fields, NamesWith, ValueOf } from './Field';

type Path = `/${string}`;

type FilterSchema<Value> =
  Extract<Value, boolean> extends never
    ? ReturnType<typeof repeated<z.ZodType<Value extends readonly (infer Each)[] ? Each : NonNullable<Value>>>>
    : typeof flagFilter;
type Filtered<F> = NamesWith<F, { filtered: true }>;
type FilterShape<F extends Fields> = {
  [Name in Filtered<F> as F[Name] extends { kind: 'day' } ? never : Name]: FilterSchema<ValueOf<F[Name]>>;
} & (F[Filtered<F>] extends infer Each
  ? Extract<Each, { kind: 'day' }> extends never
    ? unknown
    : typeof period
  : unknown);
type ListShape = ReturnType<typeof listQuery<[string, ...string[]]>>['shape'];

/** The filter of a day: both ends inclusive. */
const period = {
  start_date: day.optional().meta({ title: 'Dari tanggal' }),
  end_date: day.optional().meta({ title: 'Sampai tanggal' }),
};

interface CrudOptions<
  List extends Path,
  One extends Path,
  ReadOne extends Path,
  Extra extends z.ZodRawShape,
  ExportTo extends Path,
> {
  /** Path of the list. */
  list: List;
  /** Path of a record, without its id. */
  one: One;
  /** Path of reading a single record, where it differs. */
  readOne?: ReadOne;
  access: { read: Access; create: Access; update: Access; remove: Access };
  /** One record in English, for the API's documentation; the record's name by default. */
  noun?: string;
  /** Sorts besides those of its fields, before them; the store says what they mean. */
  sorts?: readonly string[];
  /** Parameters of the list besides those of its fields; the store says what they mean. */
  query?: Extra;
  /** Path of the download of the list. */
  export?: ExportTo;
  /** Who may download it; readers of the list by default. */
  exportAccess?: Access;
  /** Messages for the user; 'Berhasil' by default. */
  done?: { create: string; update: string; remove: string };
}

/**
 * Declares the calls of a kind of record: list, read, create, update, delete, and the download of the list. Sorts, search and filters
 * of the list follow from the record's fields. Further calls, or others in place of these, are spread after it.
 *
 * @example crudApi(courier, { list: '/v1/cms/couriers', one: '/v1/cms/courier', access: crudAccess('courier'), export: '/api/console/export/couriers' })
 */
export function crudApi<
  Name extends string,
  F extends Fields,
  const List extends Path,
  const One extends Path,
  const ExportTo extends Path = never,
  const ReadOne extends Path = One,
  Extra extends z.ZodRawShape = Record<never, never>,
>(record: RecordDefinition<Name, F>, options: CrudOptions<List, One, ReadOne, Extra, ExportTo>) {
  const { access, done, noun = record.name.replaceAll('_', ' ') } = options;
  const a = `${/^([aeio]|FAQ)/.test(noun) ? 'an' : 'a'} ${noun}`;
  const list = endpoint(`GET ${options.list}`, {
    access: access.read,
    summary: `List ${pluralOf(noun)}`,
    query: queryOf(record, options),
    answer: listOf(record.schema),
  });
  const calls = {
    list,
    one: endpoint(`GET ${(options.readOne ?? options.one) as ReadOne}/{id}`, {
      access: access.read,
      summary: `Get ${a}`,
      answer: record.schema,
    }),
    create: endpoint(`POST ${options.one}`, {
      access: access.create,
      summary: `Create ${a}`,
      body: record.input,
      answer: record.schema,
      status: 201,
      done: done?.create,
    }),
    update: endpoint(`PUT ${options.one}/{id}`, {
      access: access.update,
      summary: `Update ${a}; a stale version returns 409`,
      body: record.update,
      answer: record.schema,
      done: done?.update,
    }),
    remove: endpoint(`DELETE ${options.one}/{id}`, {
      access: access.remove,
      summary: `Delete ${a}`,
      done: done?.remove,
    }),
  };
  const download = options.export && { export: exportOf(options.export, list, options.exportAccess) };
  return { ...calls, ...download } as typeof calls & ([ExportTo] extends [never] ? unknown : ExportCall<ExportTo>);
}

type ExportCall<To extends Path> = { export: ReturnType<typeof exportOf<To>> };

/** Builds the query of a list: its sorts, search and filters as the fields say, and the given parameters. */
function queryOf<F extends Fields, Extra extends z.ZodRawShape>(
  { fields, schema }: RecordDefinition<string, F>,
  { query: extra, sorts: more = [] }: { query?: Extra; sorts?: readonly string[] },
) {
  const all = Object.entries<AnyField>(fields);
  const names = (fits: (field: AnyField) => unknown) => all.filter(([, field]) => fits(field)).map(([name]) => name);
  const sorts = [...more, ...names(({ sorted }) => sorted === 'first'), ...names(({ sorted }) => sorted === true)];
  const query = listQueryOf(schema as z.ZodObject, {
    sorts: sorts as [string, ...string[]],
    search: names(({ searched }) => searched),
    filters: names(({ filtered, kind }) => filtered && kind !== 'day'),
  });
  const hasPeriod = all.some(([, { filtered, kind }]) => filtered && kind === 'day');
  return query.extend({ ...(hasPeriod && period), ...extra }) as unknown as z.ZodObject<
    ListShape & FilterShape<F> & Extra
  >;
}

/** The four permissions of a plain CRUD domain: `can_read_courier`, `can_create_…`, `can_update_…`, `can_delete_…`. */
export const crudAccess = <const Subject extends string>(subject: Subject) =>
  ({
    read: `can_read_${subject}`,
    create: `can_create_${subject}`,
    update: `can_update_${subject}`,
    remove: `can_delete_${subject}`,
  }) as const;
