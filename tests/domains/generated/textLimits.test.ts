import { check } from 'recheck';
import type { z } from 'zod';
import { MAX_LIST } from '../../../contract/core/endpoint';
import { validate } from '../../../contract/core/validate';
import { everyEndpoint } from './endpoints';

/** Length is judged before anything else looks at a text: in every text of every endpoint. */

const MILLION = 1_000_000;
/** Far above every limit. */
const isLong = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.length > MILLION / 2
    : value !== null && typeof value === 'object' && Object.entries(value).some(entry => entry.some(isLong));

/** Long texts that are otherwise what some field expects, so that only their length is wrong. */
const longTexts: Record<string, string> = {
  letters: 'x'.repeat(MILLION),
  digits: '1'.repeat(MILLION),
  brackets: '<'.repeat(MILLION),
  email: `${'x'.repeat(MILLION)}@contoh.id`,
  link: `https://contoh.id/${'x'.repeat(MILLION)}`,
  instant: `2026-11-21T00:00:00.${'0'.repeat(MILLION)}Z`,
  password: `Rahasia#${'1'.repeat(MILLION)}`,
  picture: `/files/${'x'.repeat(MILLION)}.webp`,
};

interface Definition {
  type: string;
  format?: string;
  pattern?: RegExp;
  checks?: {
    _zod: {
      def: { check: string; pattern?: RegExp; maximum?: number; length?: number };
      check: (payload: { value: unknown }) => unknown;
    };
  }[];
  transform?: (value: unknown, payload: unknown) => unknown;
  shape?: Record<string, z.ZodType>;
  options?: z.ZodType[];
  entries?: Record<string, unknown>;
  values?: unknown[];
  innerType?: z.ZodType;
  element?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  keyType?: z.ZodType;
  valueType?: z.ZodType;
}
const definitionOf = (schema: z.ZodType) => schema._zod.def as unknown as Definition;

/** What a request is parsed with: the queries and bodies of all endpoints. */
const inputs: [name: string, schema: z.ZodType][] = everyEndpoint.flatMap(([call, { query, body }]) => [
  ...(query ? [[`query of ${call}`, query] as [string, z.ZodType]] : []),
  ...(body ? [[`body of ${call}`, body] as [string, z.ZodType]] : []),
]);

/** Calls `see` for a schema and all that it contains, with their paths. */
function walk(schema: z.ZodType, see: (schema: z.ZodType, path: string) => void, path = ''): void {
  see(schema, path);
  const { shape = {}, element, innerType, in: input, out, keyType, valueType, options = [] } = definitionOf(schema);
  for (const [name, field] of Object.entries(shape)) walk(field, see, path ? `${path}.${name}` : name);
  if (element) walk(element, see, `${path}.0`);
  for (const inner of [innerType, input, out, keyType, valueType, ...options]) if (inner) walk(inner, see, path);
}

const isPreprocess = ({ in: input }: Definition) => input !== undefined && definitionOf(input).type === 'transform';

/** Builds an input of a schema's shape in which every text is `text`. */
function filledWith(text: string, schema: z.ZodType): unknown {
  const def = definitionOf(schema);
  switch (def.type) {
    case 'string':
      return text;
    case 'object':
      return Object.fromEntries(Object.entries(def.shape!).map(([name, field]) => [name, filledWith(text, field)]));
    case 'array':
      return [filledWith(text, def.element!)];
    case 'record':
      return { [text]: filledWith(text, def.valueType!) };
    case 'enum':
      return Object.values(def.entries!)[0];
    case 'literal':
      return def.values![0];
    case 'boolean':
      return true;
    case 'number':
      return (schema as z.ZodNumber).minValue ?? 1;
    case 'union':
      return filledWith(text, def.options![0]!);
    case 'pipe':
      return filledWith(text, isPreprocess(def) ? def.out! : def.in!);
    default:
      return def.innerType ? filledWith(text, def.innerType) : text;
  }
}

const LENGTHS = ['max_length', 'min_length', 'length_equals', 'overwrite'];

/** Reports every rule and transformation of a schema that is given an overlong text. Limits and trimming come before them. */
function watchRules(schema: z.ZodType, saw: (what: string) => void): void {
  const entrances = new Set<z.ZodType>();
  const watched = new Set<unknown>();
  walk(schema, (one, path) => {
    const def = definitionOf(one);
    if (isPreprocess(def)) entrances.add(def.in!);
    for (const { _zod } of def.checks ?? []) {
      if (LENGTHS.includes(_zod.def.check) || watched.has(_zod)) continue;
      watched.add(_zod);
      const rule = _zod.check;
      jest.spyOn(_zod, 'check').mockImplementation(payload => {
        if (isLong(payload.value)) saw(`${path}: ${_zod.def.check}`);
        return rule(payload);
      });
    }
    if (def.type === 'transform' && !entrances.has(one) && !watched.has(one)) {
      watched.add(one);
      const { transform } = def;
      jest.spyOn(def as Required<Definition>, 'transform').mockImplementation((value, payload) => {
        if (isLong(value)) saw(`${path}: transform`);
        return transform!(value, payload);
      });
    }
  });
}

/** Formats that zod judges before any limit; their patterns are judged below. */
const FORMATS = ['guid', 'date', 'datetime'];

afterEach(() => jest.restoreAllMocks());

test.each(inputs)('no rule sees an overlong text in the %s', (_name, schema) => {
  const seen: string[] = [];
  watchRules(schema, what => seen.push(what));
  for (const [kind, text] of Object.entries(longTexts)) {
    const input = filledWith(text, schema);
    const result = validate(schema, input);
    const fields = result.ok ? {} : result.fields;
    walk(schema, (one, path) => {
      const { type, format } = definitionOf(one);
      if (type !== 'string' || path.includes('values')) return;
      const code = fields[path]?.code;
      const isFormat = format !== undefined && FORMATS.includes(format);
      if (isFormat ? code === undefined : code !== 'rule.max') seen.push(`${path} with ${kind}: ${code}`);
    });
  }
  expect([...new Set(seen)]).toEqual([]);
});

test('every list has a longest length, within what is read of a body', () => {
  const unbounded: string[] = [];
  for (const [name, schema] of inputs)
    walk(schema, (one, path) => {
      const { type, checks = [] } = definitionOf(one);
      const isBounded = checks.some(({ _zod: { def } }) => (def.maximum ?? def.length ?? Infinity) <= MAX_LIST);
      if (type === 'array' && !isBounded) unbounded.push(`${name}: ${path}`);
    });
  expect(unbounded).toEqual([]);
});

test('only a draft has content of any shape, whose size is limited as a whole', () => {
  const loose = inputs.filter(([, schema]) => {
    let isLoose = false;
    walk(schema, one => {
      isLoose ||= ['unknown', 'any', 'custom', 'lazy'].includes(definitionOf(one).type);
    });
    return isLoose;
  });
  expect(loose.map(([name]) => name)).toEqual(['body of PUT /api/console/draft']);
});

test('the patterns of formats, which come with zod, take time in proportion to the text', async () => {
  const patterns = new Map<string, RegExp>();
  for (const [, schema] of inputs)
    walk(schema, one => {
      for (const { pattern } of [definitionOf(one), ...(definitionOf(one).checks ?? []).map(({ _zod }) => _zod.def)])
        if (pattern) patterns.set(String(pattern), pattern);
    });
  expect(patterns.size).toBeGreaterThan(10);
  for (const { source, flags } of patterns.values()) {
    const { status } = await check(source, flags, { timeout: 120_000 });
    expect({ source, status }).toEqual({ source, status: 'safe' });
  }
}, 180_000);
