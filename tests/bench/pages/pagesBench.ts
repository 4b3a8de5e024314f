import { listAddress } from '../../../src/dataProvider/address';
import { resources } from '../../../src/resources';
import { startBuiltServer } from '../../support/builtServer';
import { signIn } from '../../support/signIn';
import { median, rounded, table } from '../support/figures';
import { openBrowser } from '../support/openBrowser';
import { THROTTLED } from '../support/throttle';
import { type PageErrand, pageErrand, visitPage } from './pageErrand';

const goals: Record<keyof PageErrand, [title: string, ms: number]> = {
  firstRows: ['first visit → rows', Number.POSITIVE_INFINITY],
  nextPage: ['next page', 120],
  record: ['row → record', 180],
  longestEvent: ['longest event', 80],
};

/** Measures every declared resource's list, its second page and a row's record, and each of its other pages: all cold and throttled. */
export async function pagesBench({ rounds = 3 }: { rounds?: number } = {}): Promise<string> {
  const server = await startBuiltServer();
  const browser = await openBrowser();
  const lists = resources.flatMap(({ paths }) => (paths.list ? [paths.list] : []));
  const errands = new Map<string, PageErrand[]>(lists.map(list => [list, []]));
  const others = new Map<string, number[]>();
  try {
    const token = await signIn(server.url, 'superadmin');
    for (const resource of resources)
      for (const path of await otherPages(server.url, token, resource)) others.set(path, []);
    for (let round = 0; round < rounds; round += 1)
      for (const list of lists) {
        const errand = await pageErrand(browser, server.url, list);
        errands.get(list)!.push(errand);
        console.info(
          `  ${list.padEnd(28)} ${Object.values(errand)
            .map(ms => (ms === null ? '–' : Math.round(ms)))
            .join('  ')}`,
        );
      }
    for (let round = 0; round < rounds; round += 1)
      for (const [path, times] of others) {
        times.push(await visitPage(browser, server.url, path));
        console.info(`  ${path.padEnd(60)} ${Math.round(times.at(-1)!)}`);
      }
  } finally {
    await browser.close();
    await server.stop();
  }
  const keys = Object.keys(goals) as (keyof PageErrand)[];
  const middle = (list: string, key: keyof PageErrand) => {
    const values = errands.get(list)!.flatMap(errand => errand[key] ?? []);
    return values.length > 0 ? median(values) : null;
  };
  const shown = (value: number | null, limit: number) =>
    value === null ? '–' : value > limit ? `**${rounded(value)}**` : rounded(value);
  const slowest = (key: keyof PageErrand) => Math.max(...lists.map(list => middle(list, key) ?? 0));
  const byFirstRows = lists.toSorted((a, b) => (middle(b, 'firstRows') ?? 0) - (middle(a, 'firstRows') ?? 0));
  return [
    table(
      ['milliseconds, medians', ...keys.map(key => goals[key][0])],
      [
        ['the slowest of each', ...keys.map(key => shown(slowest(key), goals[key][1]))],
        ...byFirstRows.map(list => [list, ...keys.map(key => shown(middle(list, key), goals[key][1]))]),
      ],
    ),
    '',
    table(
      ['forms, records and what is below them', 'first visit → page'],
      [...others]
        .map(([path, times]): [string, number] => [
          path.replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/, ':id'),
          median(times),
        ])
        .toSorted(([, a], [, b]) => b - a)
        .map(([path, ms]) => [path, rounded(ms)]),
    ),
    '',
    `${rounds} rounds, each list in a new browser profile: ${THROTTLED}. Bold: over its goal.`,
  ].join('\n');
}

/**
 * Returns the paths of a resource's pages other than its list, using the list's first row for those of a record; none if the list is empty.
 */
async function otherPages(url: string, token: string, { paths, endpoints }: (typeof resources)[number]) {
  const other = Object.entries(paths).flatMap(([action, path]) => (action === 'list' ? [] : path));
  if (!other.some(path => path.includes(':id'))) return other;
  const list = endpoints.getList && listAddress(endpoints.getList, { pagination: { page: 1, perPage: 1 } });
  const response = list && (await fetch(url + list, { headers: { authorization: `Bearer ${token}` } }));
  const { data } = (response ? await response.json() : {}) as { data?: { list?: { id: string }[] } };
  const id = data?.list?.[0]?.id;
  return other.flatMap(path => (path.includes(':id') ? (id ? path.replace(/:id\??/, id) : []) : path));
}
