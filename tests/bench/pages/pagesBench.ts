import { resources } from '../../../src/resources';
import { startBuiltServer } from '../../support/builtServer';
import { median, rounded, table } from '../support/figures';
import { openBrowser } from '../support/openBrowser';
import { THROTTLED } from '../support/throttle';
import { type PageErrand, pageErrand } from './pageErrand';

const goals: Record<keyof PageErrand, [title: string, ms: number]> = {
  firstRows: ['first visit → rows', Number.POSITIVE_INFINITY],
  nextPage: ['next page', 120],
  record: ['row → record', 180],
  longestEvent: ['longest event', 80],
};

/** The list of every declared resource, its second page and the record of a row, cold and throttled. */
export async function pagesBench({ rounds = 3 }: { rounds?: number } = {}): Promise<string> {
  const server = await startBuiltServer();
  const browser = await openBrowser();
  const lists = resources.flatMap(({ paths }) => (paths.list ? [paths.list] : []));
  const errands = new Map<string, PageErrand[]>(lists.map(list => [list, []]));
  try {
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
    `${rounds} rounds, each list in a new browser profile: ${THROTTLED}. Bold: over its goal.`,
  ].join('\n');
}
