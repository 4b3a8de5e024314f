import type { z } from 'zod';
import { listOf } from './answer';
import { type Access, endpoint } from './endpoint';
import { version } from './fields';
import { pluralOf } from './pluralOf';

type Path = `/${string}`;

/**
 * Declares the five calls of a plain CRUD domain: list records, and read, create, update and delete one. Domains that differ declare
 * their calls one by one with `endpoint`.
 *
 * @param noun one record in English, for the API's documentation
 * @param list path of the list
 * @param one path of a record, without its id
 * @param query query of the list: `listQuery([…]).extend({ … })`
 * @param input the fields users fill in; an update adds the `version` they read (409 when stale)
 * @param record a record in responses
 * @param done success messages for the user; 'Berhasil' by default
 * @example crudApi({ noun: 'FAQ', list: '/v1/cms/faqs', one: '/v1/cms/faq', access: { read: 'can_read_faq', … }, query, input, record: faq })
 */
export function crudApi<
  const List extends Path,
  const One extends Path,
  Query extends z.ZodObject,
  Shape extends z.ZodRawShape,
  Record extends z.ZodObject,
>({
  noun,
  list,
  one,
  access,
  query,
  input,
  record,
  done,
}: {
  noun: string;
  list: List;
  one: One;
  access: { read: Access; create: Access; update: Access; remove: Access };
  query: Query;
  input: z.ZodObject<Shape>;
  record: Record;
  done?: { create: string; update: string; remove: string };
}) {
  return {
    list: endpoint(`GET ${list}`, {
      access: access.read,
      summary: `List ${pluralOf(noun)}`,
      query,
      answer: listOf(record),
    }),
    one: endpoint(`GET ${one}/{id}`, {
      access: access.read,
      summary: `Get ${articleOf(noun)} ${noun}`,
      answer: record,
    }),
    create: endpoint(`POST ${one}`, {
      access: access.create,
      summary: `Create ${articleOf(noun)} ${noun}`,
      body: input,
      answer: record,
      status: 201,
      done: done?.create,
    }),
    update: endpoint(`PUT ${one}/{id}`, {
      access: access.update,
      summary: `Update ${articleOf(noun)} ${noun}; a stale version returns 409`,
      body: withVersion(input),
      answer: record,
      done: done?.update,
    }),
    remove: endpoint(`DELETE ${one}/{id}`, {
      access: access.remove,
      summary: `Delete ${articleOf(noun)} ${noun}`,
      done: done?.remove,
    }),
  };
}

/** The four permissions of a plain CRUD domain: `can_read_courier`, `can_create_…`, `can_update_…`, `can_delete_…`. */
export const crudAccess = <const Subject extends string>(subject: Subject) =>
  ({
    read: `can_read_${subject}`,
    create: `can_create_${subject}`,
    update: `can_update_${subject}`,
    remove: `can_delete_${subject}`,
  }) as const;

const articleOf = (noun: string) => (/^([aeio]|FAQ)/.test(noun) ? 'an' : 'a');

/** The body of an update. The cast is needed because `extend` cannot infer its result from a generic shape. */
const withVersion = <Shape extends z.ZodRawShape>(input: z.ZodObject<Shape>) =>
  input.extend({ version }) as unknown as z.ZodObject<Shape & { version: typeof version }>;
