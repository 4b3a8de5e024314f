import { declaredRoutes } from '../declaredRoutes';
import type { CheckedCall } from './checkProvider';
import type { Inspection } from './inspectResponse';

const WORST_FIRST = ['unreadable', 'refused', 'untried', 'readable'] as const;

/** Writes the report: each call, the worst first, then the pages that do not stand, then the sum. */
export function writeReport(checked: readonly CheckedCall[]): string {
  const sorted = checked.toSorted((one, other) => WORST_FIRST.indexOf(one.state) - WORST_FIRST.indexOf(other.state));
  const readable = checked.filter(({ state }) => state === 'readable').length;
  const { standing, fallen } = routesBy(checked);
  return [
    ...sorted.flatMap(callLines),
    '',
    ...fallen.map(({ route, call }) => `${route} does not stand: ${call}`),
    `${readable} of ${checked.length} reading calls are readable; ${standing} of ${standing + fallen.length} pages stand.`,
  ].join('\n');
}

function callLines({ endpoint, state, because, inspection }: CheckedCall): string[] {
  return [
    `${endpoint.call}: ${state}${because ? ` (${because})` : ''}`,
    ...(inspection ? linesOf(inspection).map(line => `    ${line}`) : []),
  ];
}

function linesOf({ missing, readAs, codes, fields, wrapper, isEmpty }: Inspection): string[] {
  if (isEmpty) return ['no rows, so nothing is known of its fields'];
  const named = (kind: string) => [...missing].filter(([, cost]) => cost === kind).map(([path]) => path);
  const lines: [string, string[]][] = [
    ['lacks, though it is needed', named('needed')],
    ['lacks, shown as –', named('dash')],
    ['lacks, shown as empty', named('empty list')],
    ['lacks, derived where it can be', named('derived')],
    ['understood', [...readAs].map(([path, form]) => `${path}: ${form}`)],
    ['codes of its own', [...codes].map(([path, own]) => `${path}: ${[...own].join(', ')}`)],
    ['perhaps', [...fields].map(([ours, theirs]) => `${ours} is ${theirs}`)],
    ['perhaps', wrapper === undefined ? [] : [`the list is ${wrapper || 'data itself'}`]],
  ];
  return lines.flatMap(([title, found]) => (found.length > 0 ? [`${title}: ${found.join('; ')}`] : []));
}

/** Statuses of calls that a provider does not have. */
const NOT_THERE = new Set(['404', '405', '501']);

/** Whether a call cannot be read, or does not exist; one that is refused to this account may be open to others. */
export const isFallen = ({ state, because }: CheckedCall): boolean =>
  state === 'unreadable' || (state === 'refused' && NOT_THERE.has(because ?? ''));

/** Sorts the console's pages by whether the provider's calls that they begin with are readable. */
function routesBy(checked: readonly CheckedCall[]) {
  const fallenPaths = new Set(checked.filter(isFallen).map(({ endpoint }) => endpoint.path));
  const patterns = [...fallenPaths].map(path => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));
  const routes = declaredRoutes().map(({ route, data, record }) => {
    const asked = [...data, ...(record ? [record.path] : [])].map(address => address.split('?')[0]!);
    const path = asked.find(one => patterns.some(pattern => pattern.test(one)));
    return { route, call: path && `GET ${path}` };
  });
  return {
    standing: routes.filter(({ call }) => !call).length,
    fallen: routes.flatMap(({ route, call }) => (call ? [{ route, call }] : [])),
  };
}
