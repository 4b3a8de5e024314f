import type { Endpoint } from '../../contract/core/endpoint';
import { callFields } from '../../server/gateway/remote/adapter/callFields';
import { providerCalls } from '../../server/gateway/remote/providerCalls';
import type { CheckedCall } from './checkProvider';
import type { Inspection } from './inspectResponse';

type Found = Pick<Inspection, 'fields' | 'codes' | 'wrapper'>;

/** Writes an adapter with what was guessed about each call, to be edited; empty calls are left out. */
export function skeletonOf(checked: readonly CheckedCall[]): string {
  const inspected = checked.flatMap(({ endpoint, inspection }) =>
    inspection ? [{ endpoint, found: inspection }] : [],
  );
  const reads = inspected.map(({ endpoint, found }) => callLines(endpoint, found));
  const writes = providerCalls
    .filter(({ method, body }) => method !== 'GET' && body)
    .map(endpoint => {
      const ofRecord = inspected.filter(read => subjectOf(read.endpoint) === subjectOf(endpoint));
      return callLines(
        endpoint,
        withinBody(
          endpoint,
          ofRecord.map(({ found }) => found),
        ),
      );
    });
  return [
    '/** Made by `npm run provider:check`: guesses to be looked at one by one. Everything else is as docs/provider.md says. */',
    'export default {',
    '  calls: {',
    ...[...reads, ...writes].flat(),
    '  },',
    '};',
    '',
  ].join('\n');
}

/** What a call is about, by its address: `/v1/cms/banners` and `/v1/cms/banner/{id}` are both about banners. */
const subjectOf = ({ path }: Endpoint) => path.split('/').slice(0, 4).join('/').replace(/s$/, '');

/** What was found in the responses about a record, as far as a change of it sends the same fields. */
function withinBody({ body }: Endpoint, found: readonly Found[]): Found {
  const sent = callFields({ ...(body && { body }) });
  const fields = found.flatMap(one => [...one.fields].filter(([ours]) => sent.has(ours)));
  const codes = found.flatMap(one => [...one.codes].filter(([path]) => sent.has(nameIn(path))));
  return {
    fields: new Map(fields),
    codes: new Map(codes.map(([path, own]) => [nameIn(path), own])),
    wrapper: undefined,
  };
}

function callLines({ call }: Endpoint, { fields, codes, wrapper }: Found): string[] {
  const parts = [
    entries('fields', fields, ([ours, theirs]) => `${ours}: ${quoted(theirs)}`),
    // in a comment, since a code without a meaning would be read as none
    entries(
      '// codes',
      codes,
      ([path, own]) => `${nameIn(path)}: { ${[...own].map(code => `${quoted(code)}: ''`).join(', ')} }`,
    ),
    wrapper === undefined ? undefined : `      answer: ${wrapperCode(wrapper)},`,
  ].flatMap(part => part ?? []);
  return parts.length > 0 ? [`    ${quoted(call)}: {`, ...parts, '    },'] : [];
}

/** The field's own name in its path: `list[].placement`. */
const nameIn = (path: string) => path.split('.').at(-1)!.replace('[]', '');

/** Writes a text as JavaScript; a line break in it would end the comment that codes stand in. */
const quoted = (text: string) =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replace(/['\u2028\u2029]/g, sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}'`;

const entries = <Key, Value>(part: string, map: ReadonlyMap<Key, Value>, write: (entry: [Key, Value]) => string) =>
  map.size === 0 ? undefined : `      ${part}: { ${[...map].map(write).join(', ')} },`;

const wrapperCode = (wrapper: string) =>
  wrapper === '' ? 'data => ({ list: data })' : `data => ({ ...data, list: data[${quoted(wrapper)}] })`;
