import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const HOUR = 3_600_000;
const start = Date.parse('2026-11-27T02:00:00Z');

let clock: typeof import('../../contract/core/now');
beforeEach(async () => {
  jest.useFakeTimers({ now: start });
  // as in a page that was just opened
  jest.resetModules();
  clock = await import('../../contract/core/now');
});
afterEach(() => jest.useRealTimers());

/** A request that takes `ms`; the server's clock, `ahead` of this one, is read half way and sent without its milliseconds. */
function request(ahead: number, ms: number) {
  const take = clock.readClock();
  jest.advanceTimersByTime(ms / 2);
  const said = Math.floor((Date.now() + ahead) / 1000) * 1000;
  jest.advanceTimersByTime(ms / 2);
  take(said);
}

describe('the present by the server’s clock', () => {
  test.each([
    ['a month behind', -31 * 24 * HOUR],
    ['a year ahead', 365 * 24 * HOUR],
    ['an hour ahead', HOUR],
  ])('a server %s counts, to within the time that its response took', async (_name, ahead) => {
    request(ahead, 400);
    expect(Math.abs(clock.clockAhead() - ahead)).toBeLessThanOrEqual(1_400);
    const { jakartaDay } = await import('../../contract/core/days');
    expect(jakartaDay()).toBe(jakartaDay(start + ahead));
  });

  test('a right clock is left alone, however slow the responses', () => {
    for (const ms of [10, 900, 30_000, 240_000]) request(0, ms);
    expect(clock.clockAhead()).toBe(0);
    expect(clock.now()).toBe(Date.now());
  });

  test('a slow response does not undo what a quick one told', () => {
    request(HOUR, 40);
    const told = clock.clockAhead();
    request(HOUR, 120_000);
    expect(clock.clockAhead()).toBe(told);
  });

  test('a clock that is put right while the page is open counts again', () => {
    request(-31 * 24 * HOUR, 100);
    jest.setSystemTime(Date.now() - 31 * 24 * HOUR);
    request(0, 100);
    expect(Math.abs(clock.clockAhead())).toBeLessThanOrEqual(1_100);
  });

  test('a response without a time changes nothing', () => {
    clock.readClock()(undefined);
    clock.readClock()(Number.NaN);
    expect(clock.clockAhead()).toBe(0);
  });
});

test('console and contract read the clock in one place', () => {
  const root = join(__dirname, '../..');
  const files = ['src', 'contract'].flatMap(tree =>
    readdirSync(join(root, tree), { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file))
      .map(file => join(tree, file)),
  );
  expect(files.length).toBeGreaterThan(500);
  const reading = files.filter(file =>
    /\bDate\.now\b|\bnew Date(\(\)|(?!\w|\())|(?<!new )\bDate\(|\.format\(\)/.test(
      withoutComments(readFileSync(join(root, file), 'utf8')),
    ),
  );
  expect(reading).toEqual([join('contract', 'core', 'now.ts')]);
});

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
