import { z } from 'zod';
import { endpoint, MAX_LIST } from './core/endpoint';
import { anyText, instantOut, version } from './core/fields';

const key = {
  resource: anyText(41)
    .regex(/^[a-z][a-z_.-]{0,40}$/)
    .meta({ title: 'Formulir' }),
  /** The record's id; empty or omitted for a new record. */
  record_id: anyText(100).default('').meta({ title: 'Data' }),
};

const MAX_FIELDS = 300;
const MAX_DEPTH = 12;
/** Maximum size of a draft's values as JSON; larger ones get 413. */
export const MAX_DRAFT_BYTES = 64 * 1024;
/** Maximum number of drafts per person; another one gets 409. */
export const MAX_DRAFTS = 50;
/** Days that a draft is kept after it is last saved. */
export const DRAFT_DAYS = 14;

/** Whether objects and arrays are nested at most `depth` levels deep, and no array is too long for a body. */
const isShallow = (value: unknown, depth: number): boolean =>
  value === null ||
  typeof value !== 'object' ||
  (depth > 0 &&
    !(Array.isArray(value) && value.length > MAX_LIST) &&
    Object.values(value).every(inner => isShallow(inner, depth - 1)));

export const draft = z.object({
  ...key,
  values: z
    .record(anyText(100), z.unknown())
    .refine(values => Object.keys(values).length <= MAX_FIELDS && isShallow(values, MAX_DEPTH))
    .meta({ title: 'Isi' }),
  /** Version of the record on which the draft is based; null for a new record. */
  base_version: version.nullable(),
  saved_at: instantOut,
});
export type Draft = z.output<typeof draft>;

/** Unsaved form input: one draft per form and record, visible only to the person who typed it and kept for 14 days. */
export const draftApi = {
  one: endpoint('GET /api/console/draft', {
    access: 'signedIn',
    summary: 'Get the draft of a form, or null',
    query: z.object(key),
    response: draft.nullable(),
  }),
  save: endpoint('PUT /api/console/draft', {
    access: 'signedIn',
    summary: 'Save what was typed, replacing the previous draft',
    body: draft.omit({ saved_at: true }),
    response: draft,
  }),
  remove: endpoint('DELETE /api/console/draft', {
    access: 'signedIn',
    summary: 'Delete a draft that was saved or discarded',
    query: z.object(key),
  }),
};
