import fc from 'fast-check';
import type { z } from 'zod';
import { type Endpoint, MAX_LIST } from '../../../contract/core/endpoint';
import { arbitraryOf, sampleOf } from '../../support/arbitraryOf';
import { type Client, inject, type LooseInput, urlOf } from '../../support/client';
import { growingTexts, longestAccepted, partOf, pathsIn, withPart } from '../../support/growingInput';
import type { Case } from '../../support/growth';
import type { TestApp } from '../../support/startApp';

/** The requests with which an endpoint must keep its time, as long as its limits of size allow. */

const NONE = '6f1d5c1e-0f7a-4b39-9a55-0f3f2b1f7c11';
/** Node accepts no longer headers. */
const ADDRESS_LENGTH = 12_000;
/** The server accepts no more JSON. */
const BODY_LENGTH = 1_000_000;
const DEPTH = 10_000;
const YEARS = 300;
const NOT_FOUND = 404;

const isText = (value: unknown) => typeof value === 'string';

export interface Caller {
  app: TestApp;
  person: Client;
  /** A record of each list. */
  ids: readonly string[];
}

/** Returns all cases of an endpoint. */
export async function casesOf(endpoint: Endpoint, caller: Caller): Promise<Case[]> {
  const params = await paramsOf(endpoint, caller);
  const send: Send = input => caller.person.send(endpoint, { params, ...input });
  return [
    ...(endpoint.query ? queryCases(endpoint, send) : []),
    ...(endpoint.body ? bodyCases(endpoint, send, { ...caller, params }) : []),
    ...(endpoint.upload ? await fileCases(endpoint, send) : []),
  ];
}

type Send = (input: LooseInput) => ReturnType<Client['send']>;
type Params = Record<string, string>;

/** Returns the id of a record that the endpoint knows, so that its work is done; an invented one if there is none. */
async function paramsOf(endpoint: Endpoint, { person, ids }: Caller): Promise<Params> {
  const [name, ...others] = endpoint.params;
  if (name === 'category') return { category: 'lpg' };
  const { body, query, upload } = endpoint;
  const input = {
    ...(body && { body: sample(body) as object }),
    ...(query && { query: sample(query) as Record<string, unknown> }),
    ...(upload && { file: { name: 'rows.csv', bytes: Buffer.from('a,b') } }),
  };
  if (name !== undefined && others.length === 0)
    for (const id of ids)
      if ((await person.send(endpoint, { params: { [name]: id }, ...input })).status !== NOT_FOUND)
        return { [name]: id };
  return Object.fromEntries(endpoint.params.map(one => [one, NONE]));
}

function queryCases(endpoint: Endpoint, send: Send): Case[] {
  const names = Object.keys(endpoint.query!.shape);
  const valid = (sample(endpoint.query!) ?? {}) as Record<string, unknown>;
  const texts = Object.entries(growingTexts).flatMap(([name, text]): Case[] => [
    {
      name: `every parameter: ${name}`,
      most: ADDRESS_LENGTH,
      send: size => {
        const part = text(Math.floor(size / names.length));
        return send({ query: Object.fromEntries(names.map(one => [one, part])) });
      },
    },
    {
      name: `accepted parameters: ${name}`,
      most: 1,
      send: () =>
        send({
          query: longestAccepted(
            endpoint.query!,
            valid,
            names.map(one => [one]),
            text,
          ) as typeof valid,
        }),
    },
  ]);
  const lists: Case = {
    name: 'every parameter repeated',
    most: 1_000,
    send: size =>
      send({
        query: Object.fromEntries(
          names.map(one => [one, Array(Math.ceil(size / names.length)).fill(valid[one] ?? 'x')]),
        ),
      }),
  };
  return [...texts, lists, ...rangeCases(endpoint, send, names), ...pageCases(send, names)];
}

/** Periods of up to 300 years, under whatever names the endpoint gives their ends. */
function rangeCases(endpoint: Endpoint, send: Send, names: string[]): Case[] {
  const day = '2026-01-01';
  const days = names.filter(
    name => endpoint.query!.shape[name]!.safeParse(day).success && /date|day|from|until|start|end|month/.test(name),
  );
  if (days.length === 0) return [];
  const valid = sample(endpoint.query!) as Record<string, unknown> | undefined;
  return [
    {
      name: `years between ${days.join(' and ')}`,
      most: YEARS,
      send: years => {
        const from = `${2200 - Math.ceil(years)}-01-01`;
        const ends = days.map(name => [name, /end|until|to$/.test(name) ? '2199-12-31' : from]);
        return send({ query: { ...valid, ...Object.fromEntries(ends) } });
      },
    },
  ];
}

const pageCases = (send: Send, names: string[]): Case[] =>
  ['page', 'limit', 'per_page']
    .filter(name => names.includes(name))
    .map(name => ({
      name,
      most: 1e9,
      send: page => send({ query: { [name]: page } }),
    }));

function bodyCases(endpoint: Endpoint, send: Send, caller: Caller & { params: Params }): Case[] {
  const schema = endpoint.body!;
  const valid = sample(schema) ?? {};
  const places = pathsIn(valid, isText);
  const filled = (text: string) => places.reduce<unknown>((body, path) => withPart(body, path, text), valid);
  const texts = Object.entries(growingTexts).flatMap(([name, text]): Case[] =>
    places.length === 0
      ? []
      : [
          {
            name: `every text: ${name}`,
            most: BODY_LENGTH,
            send: size => send({ body: filled(text(Math.floor(size / places.length))) }),
          },
          {
            name: `accepted texts: ${name}`,
            most: 1,
            send: () => send({ body: longestAccepted(schema, valid, places, text) }),
          },
        ],
  );
  const lists = pathsIn(valid, Array.isArray).flatMap((path): Case[] => {
    const element = (partOf(valid, path) as unknown[])[0] ?? 'x';
    const most = Math.floor(BODY_LENGTH / (JSON.stringify(element).length + 1));
    return [most, ...(most > MAX_LIST ? [MAX_LIST] : [])].map(count => ({
      name: `${path.join('.')}: one element repeated`,
      most: count,
      send: size => send({ body: withPart(valid, path, Array(size).fill(element)) }),
    }));
  });
  return [...texts, ...lists, ...deepCases(endpoint, caller, valid)];
}

/** JSON nested in itself, as the whole body and in the place of a field. */
const deepCases = (endpoint: Endpoint, { app, person, params }: Caller & { params: Params }, valid: unknown): Case[] =>
  Object.entries({
    lists: (depth: number) => '['.repeat(depth) + ']'.repeat(depth),
    objects: (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
  }).flatMap(([name, nest]) => {
    const field = Object.keys(valid as object)[0];
    const post = (payload: string) =>
      inject(app.app, endpoint, {
        url: urlOf(endpoint, { params }),
        headers: { ...person.headers, 'content-type': 'application/json' },
        payload,
      });
    return [
      { name: `nested ${name}`, most: DEPTH, send: (depth: number) => post(nest(depth)) },
      ...(field === undefined
        ? []
        : [
            {
              name: `${field}: nested ${name}`,
              most: DEPTH,
              send: (depth: number) =>
                post(JSON.stringify({ ...(valid as object), [field]: '@' }).replace('"@"', nest(depth))),
            },
          ]),
    ];
  });

/** What a file has around its content, so that its kind is recognised and its content is read. */
const files: Record<string, (content: string) => string> = {
  'stream.pdf': content => `%PDF-1.5\n1 0 obj << /Type /ObjStm ${content} >>\nstream\nx\nendstream\nendobj\n%%EOF\n`,
  'page.html': content => `<html><body>${content}`,
  'style.html': content => `<html><style>${content}</style><body>x</body></html>`,
  'rows.csv': content => `kode,nama\n${content}`,
};
/** What is refused as too large may be slow where it is not: files are tried in two sizes. */
const FILE_PARTS = [1, 16];
const WRONG_TYPE = 415;

async function fileCases(endpoint: Endpoint, send: Send): Promise<Case[]> {
  const query = endpoint.query && (sample(endpoint.query) as Record<string, unknown>);
  const post = (name: string, content: string) =>
    send({ file: { name, bytes: Buffer.from(content) }, ...(query && { query }) });
  const largest = endpoint.upload!.maxBytes - 1_000;
  const cases: Case[] = [];
  for (const [file, around] of Object.entries(files)) {
    const { status } = await post(file, around('a'));
    for (const [name, text] of Object.entries(growingTexts))
      for (const part of status === WRONG_TYPE ? [] : FILE_PARTS)
        cases.push({
          name: `${file}: ${name}`,
          most: Math.floor(largest / part),
          send: size => post(file, around(text(size))),
        });
  }
  return cases;
}

const samples = new WeakMap<z.ZodType, unknown>();

/** Returns a valid value, or one of the right shape where chance finds none. */
function sample(schema: z.ZodType): unknown {
  if (!samples.has(schema)) samples.set(schema, validOrShaped(schema));
  return samples.get(schema);
}

function validOrShaped(schema: z.ZodType): unknown {
  try {
    return sampleOf(schema);
  } catch {
    return fc.sample(arbitraryOf(schema), { numRuns: 1, seed: 135 })[0];
  }
}
