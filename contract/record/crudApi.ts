import { z } from 'zod';
import { type Access, endpoint } from '../core/endpoint';
import { day } from '../core/fields';
import { listQueryOf } from '../core/listQueryOf';
import { pluralOf } from '../core/pluralOf';
import type { flagFilter, listQuery, repeated } from '../core/query';
import { listOf } from '../core/response';
import { exportOf } from '../export';
import type { AnyField, Fields, NamesWith, ValueOf } from './Field';
import type { RecordSchemas } from './schemaRecord';

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

type CrudCall = 'list' | 'one' | 'create' | 'update' | 'remove';
type Write = 'create' | 'update' | 'remove';

interface CrudOptions<
  List extends Path,
  One extends Path,
  ReadOne extends Path,
  Extra extends z.ZodRawShape | z.ZodObject,
  ExportTo extends Path,
  Rights extends { read: Access } & { [Call in Write]?: Access },
  Detail extends z.ZodType,
> {
  /** Path of the list. */
  list: List;
  /** Path of a record, without its id. */
  one?: One;
  /** Path of reading a single record, where it differs. */
  readOne?: ReadOne;
  /** The writes named here exist; others are the domain's own, or there are none. */
  access: Rights;
  /** One record in English, for the API's documentation; the record's name by default. */
  noun?: string;
  /** What the documentation says of a call, where there is more to say than the noun does. */
  summaries?: { [Call in CrudCall]?: string };
  /** A single record in responses, where it has more than a row of the list. */
  detail?: Detail;
  /** Sorts besides those of its fields, before them; the store says what they mean. */
  sorts?: readonly string[];
  /** Parameters of the list besides those of its fields, or the whole query; the store says what they mean. */
  query?: Extra;
  /** Path of the download of the list. */
  export?: ExportTo;
  /** Who may download it; readers of the list by default. */
  exportAccess?: Access;
  /** Messages for the user; 'Berhasil' by default. */
  done?: { [Call in Write]?: string };
}

/**
 * Declares the calls of a kind of record: list, read, create, update, delete, and the download of the list, as far as paths and rights are
 * given. Sorts, search and filters of the list follow from the record's fields. Further calls, or others in place of these, are spread
 * after it.
 *
 * @example crudApi(courier, { list: '/v1/cms/couriers', one: '/v1/cms/courier', access: crudAccess('courier'), export: '/api/console/export/couriers' })
 */
export function crudApi<
  R extends RecordSchemas,
  const List extends Path,
  const Rights extends { read: Access } & { [Call in Write]?: Access },
  const One extends Path = never,
  const ExportTo extends Path = never,
  const ReadOne extends Path = One,
  Extra extends z.ZodRawShape | z.ZodObject = Empty,
  Detail extends z.ZodType = R['schema'],
>(record: R, options: CrudOptions<List, One, ReadOne, Extra, ExportTo, Rights, Detail>) {
  const { done, noun = record.name.replaceAll('_', ' '), one = '' as One, readOne = one as Path as ReadOne } = options;
  const access: { read: Access } & { [Call in Write]?: Access } = options.access;
  const a = `${/^([aeio]|FAQ)/.test(noun) ? 'an' : 'a'} ${noun}`;
  const summaries = {
    list: `List ${pluralOf(noun)}`,
    one: `Get ${a}`,
    create: `Create ${a}`,
    update: `Update ${a}; a stale version returns 409`,
    remove: `Delete ${a}`,
    ...options.summaries,
  };
  const response = (options.detail ?? record.schema) as Detail;
  const list = endpoint(`GET ${options.list}`, {
    access: access.read,
    summary: summaries.list,
    query: queryOf(record, options) as QueryOf<R['fields'], Extra>,
    response: listOf(record.schema as R['schema']),
  });
  const readCall = () => endpoint(`GET ${readOne}/{id}`, { access: access.read, summary: summaries.one, response });
  const create = (given: Access) =>
    endpoint(`POST ${one}`, {
      access: given,
      summary: summaries.create,
      body: record.input as NonNullable<R['input']>,
      response,
      status: 201,
      done: done?.create,
    });
  const update = (given: Access) =>
    endpoint(`PUT ${one}/{id}`, {
      access: given,
      summary: summaries.update,
      body: record.update as NonNullable<R['update']>,
      response,
      done: done?.update,
    });
  const remove = (given: Access) =>
    endpoint(`DELETE ${one}/{id}`, { access: given, summary: summaries.remove, done: done?.remove });
  const calls = {
    list,
    ...(readOne && { one: readCall() }),
    ...(access.create && { create: create(access.create) }),
    ...(access.update && { update: update(access.update) }),
    ...(access.remove && { remove: remove(access.remove) }),
    ...(options.export && { export: exportOf(options.export, list, options.exportAccess) }),
  };
  interface All {
    list: typeof list;
    one: ReturnType<typeof readCall>;
    create: ReturnType<typeof create>;
    update: ReturnType<typeof update>;
    remove: ReturnType<typeof remove>;
    export: ReturnType<typeof exportOf<ExportTo>>;
  }
  return calls as unknown as Pick<
    All,
    'list' | Given<ReadOne, 'one'> | Given<ExportTo, 'export'> | Extract<keyof Rights, Write>
  >;
}

type Given<To extends Path, Call> = [To] extends [never] ? never : Call;
type Empty = Record<never, never>;
type QueryOf<F extends Fields, Extra> = Extra extends z.ZodObject
  ? Extra
  : z.ZodObject<ListShape & FilterShape<F> & Extra>;

/** Builds the query of a list: its sorts, search and filters as the fields say, and the given parameters. */
function queryOf(
  { fields, schema }: RecordSchemas,
  { query: extra = {}, sorts: more = [] }: { query?: z.ZodRawShape | z.ZodObject; sorts?: readonly string[] },
): z.ZodObject {
  if (extra instanceof z.ZodObject) return extra;
  const all = Object.entries<AnyField>(fields);
  const names = (fits: (field: AnyField) => unknown) => all.filter(([, field]) => fits(field)).map(([name]) => name);
  const sorts = [...more, ...names(({ sorted }) => sorted === 'first'), ...names(({ sorted }) => sorted === true)];
  const query = listQueryOf(schema, {
    sorts: sorts as [string, ...string[]],
    search: names(({ searched }) => searched),
    filters: names(({ filtered, kind }) => filtered && kind !== 'day'),
  });
  const hasPeriod = all.some(([, { filtered, kind }]) => filtered && kind === 'day');
  return query.extend({ ...(hasPeriod && period), ...extra });
}

/** The four permissions of a plain CRUD domain: `can_read_courier`, `can_create_…`, `can_update_…`, `can_delete_…`. */
export const crudAccess = <const Subject extends string>(subject: Subject) =>
  ({
    read: `can_read_${subject}`,
    create: `can_create_${subject}`,
    update: `can_update_${subject}`,
    remove: `can_delete_${subject}`,
  }) as const;
