import { z } from 'zod';
import type { Endpoint } from '../../../../contract/core/endpoint';
import { FIELD_KINDS } from '../../../../contract/core/fieldKind';
import { callFields } from './callFields';
import type { CallAdapter, ProviderAdapter, ValueForm } from './ProviderAdapter';
import { specificationAdapter } from './specificationAdapter';

/** What is wrong with an adapter, and where in it: `['calls', 'GET /v1/cms/banners', 'fields', 'titel']`. */
interface AdapterFault {
  at: readonly string[];
  fault: string;
}

const code = z.custom<(given: never) => unknown>(given => typeof given === 'function', 'expected a function');
const texts = z.record(z.string(), z.string().min(1));
/** Declares what an object may say: all that its type names, and nothing else. */
const strict = <Type>(shape: Record<keyof Type, z.ZodType>) => z.strictObject(shape);
const form = strict<ValueForm>({ read: code, write: code });
const KINDS = FIELD_KINDS.filter(kind => kind !== 'other');

const callAdapter = strict<CallAdapter>({
  call: z.string().optional(),
  fields: texts.optional(),
  codes: z.record(z.string(), texts).optional(),
  query: code.optional(),
  body: code.optional(),
  answer: code.optional(),
});

/** What a file may say. */
const adapterFile = strict<ProviderAdapter>({
  can: z.partialRecord(z.enum(Object.keys(specificationAdapter.can)), z.boolean()).optional(),
  ids: z.enum(['uuid', 'number', 'text']).optional(),
  absent: z.record(z.string(), z.unknown()).optional(),
  pictureOrigins: z.array(z.url({ protocol: /^https?$/ })).optional(),
  envelope: code.optional(),
  paging: z
    .union(
      [
        z.strictObject({ page: z.string(), limit: z.string(), first: z.literal([0, 1]).optional() }),
        z.strictObject({ offset: z.string(), limit: z.string() }),
        z.strictObject({ cursor: z.string(), limit: z.string(), next: code }),
      ],
      'expected { page, limit, first? }, { offset, limit } or { cursor, limit, next }',
    )
    .optional(),
  kinds: z.partialRecord(z.enum(KINDS), form).optional(),
  calls: z.record(z.string(), callAdapter).default({}),
});

/** Returns the faults of what a file exports: its form, then names that the contract does not have. */
export function adapterFaults(given: unknown, endpoints: readonly Endpoint[]): AdapterFault[] {
  const read = adapterFile.safeParse(given);
  if (!read.success)
    return read.error.issues.map(issue => ({
      at: issue.path.length > 0 ? issue.path.map(String) : ['export default'],
      fault: issue.message,
    }));
  const { calls } = read.data as Pick<ProviderAdapter, 'calls'>;
  return Object.entries(calls).flatMap(([call, adapter]) => {
    const endpoint = endpoints.find(one => one.call === call);
    if (!endpoint) return [{ at: ['calls', call], fault: 'the contract has no such call' }];
    return callFaults(endpoint, adapter).map(({ at, fault }) => ({ at: ['calls', call, ...at], fault }));
  });
}

function callFaults(endpoint: Endpoint, { call, fields = {}, codes = {}, body }: CallAdapter): AdapterFault[] {
  const known = callFields(endpoint);
  const unknown = (part: string, names: readonly string[]) =>
    names
      .filter(name => !known.has(name))
      .map(name => ({ at: [part, name], fault: 'the call has no such field or parameter' }));
  const theirs = Object.entries(fields);
  const taken = theirs.filter(([, name]) => known.has(name) && !(name in fields));
  const twice = theirs.filter(([, name], at) => theirs.findIndex(([, other]) => other === name) < at);
  const unknownCodes = Object.entries(codes).flatMap(([field, words]) => {
    const choices = known.get(field);
    if (!choices || choices.size === 0) return [];
    return Object.entries(words)
      .filter(([, ours]) => !choices.has(ours))
      .map(([word, ours]) => ({
        at: ['codes', field, word],
        fault: `'${ours}' is none of ${[...choices].join(', ')}`,
      }));
  });
  return [
    ...(call === undefined ? [] : targetFaults(endpoint, call).map(fault => ({ at: ['call'], fault }))),
    ...unknown('fields', Object.keys(fields)),
    ...twice.map(([name, other]) => ({ at: ['fields', name], fault: `'${other}' stands for two of our fields` })),
    ...taken.map(([name, other]) => ({
      at: ['fields', name],
      fault: `'${other}' is another field of ours: tell them apart in answer and body`,
    })),
    ...(endpoint.upload && body ? [{ at: ['body'], fault: 'a file is sent as it is' }] : []),
    ...unknown('codes', Object.keys(codes)),
    ...unknownCodes,
  ];
}

const TARGET = /^(GET|POST|PUT|PATCH|DELETE) \/\S*$/;

function targetFaults({ method, params }: Endpoint, call: string): string[] {
  if (!TARGET.test(call)) return [`'${call}' is no method and path: expected 'PATCH /v2/banners/{id}'`];
  const own = [...call.matchAll(/\{(\w+)\}/g)].map(match => match[1]!);
  const faults = own.filter(name => !params.includes(name)).map(name => `the call has no parameter {${name}}`);
  if (method === 'GET' && !/^(?:GET|POST) /.test(call)) faults.push('a reading call is sent as GET or POST');
  if (method !== 'GET' && call.startsWith('GET ')) faults.push('a call that changes records is not sent as GET');
  return faults;
}

/** Returns the line of a file, from 1, in which the last of nested properties stands, or the last of them that can be found. */
export function lineOf(text: string, path: readonly string[]): number {
  let from = 0;
  for (const name of path) {
    const at = propertyAt(text, name, from);
    if (at < 0) break;
    from = at;
  }
  return text.slice(0, from).split('\n').length;
}

/** Finds a property by its name, quoted or not: `name:`, `name()`, `name,`. */
function propertyAt(text: string, name: string, from: number): number {
  for (let at = text.indexOf(name, from); at >= 0; at = text.indexOf(name, at + 1)) {
    const isWhole = !/[\w$]/.test(text.charAt(at - 1));
    if (isWhole && /^['"`]?\s*[:(,}]/.test(text.slice(at + name.length, at + name.length + 20))) return at;
  }
  return -1;
}
