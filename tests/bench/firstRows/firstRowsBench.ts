import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startBuiltServer } from '../../support/builtServer';
import { signIn } from '../../support/signIn';
import { buildPlain } from '../plain/buildPlain';
import { median, table } from '../support/figures';
import { openBrowser, signInBrowser } from '../support/openBrowser';
import { THROTTLED } from '../support/throttle';
import { type Contender, type Errand, runErrand } from './errand';

const PER_PAGE = 25;

const figures: Record<keyof Errand, string> = {
  firstPaint: 'first visit → first paint',
  firstRows: 'first visit → 25 rows',
  secondVisit: 'second visit → 25 rows',
  nextPage: 'next page → rows',
  form: 'row → form',
  longestEvent: 'longest event',
  signIn: 'first visit → sign-in',
};

interface Options {
  rounds?: number;
  /** Root of another built checkout, whose console is measured in the same rounds. */
  before?: string | undefined;
}

/** Measures our console and a plain react-admin app with the same rows, in turn, with a cold cache and throttled. */
export async function firstRowsBench({ rounds = 7, before = process.env.BENCH_BEFORE }: Options = {}): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'merchants-plain-'));
  const server = await startBuiltServer();
  const token = await signIn(server.url, 'superadmin');
  const pages = await fillTwoPages(server.url, token);
  await buildPlain(folder);
  const plainServer = await startBuiltServer({
    script: 'tests/bench/plain/plainServer.ts',
    execArgv: ['--import', 'tsx'],
    env: { SOURCE_URL: server.url, TOKEN: token, ROOT: folder, NODE_ENV: 'production' },
  });
  const former = before ? await startBuiltServer({ script: join(resolve(before), 'dist/server/main.js') }) : undefined;
  if (former) await fillTwoPages(former.url, await signIn(former.url, 'superadmin'));
  const consoleAt = (url: string): Contender => ({
    url,
    list: '/banner',
    signIn: '/',
    next: '.pager button:last-of-type',
    prepare: context => signInBrowser(context, 'superadmin'),
  });
  const contenders: Record<string, Contender> = {
    ours: consoleAt(server.url),
    ...(former && { before: consoleAt(former.url) }),
    plain: {
      url: plainServer.url,
      list: '/#/banners',
      signIn: '/#/login',
      next: 'button[aria-label="Go to next page"]',
      prepare: async () => undefined,
    },
  };
  const browser = await openBrowser();
  try {
    const names = Object.keys(contenders);
    const errands: Record<string, Errand[]> = Object.fromEntries(names.map(name => [name, []]));
    for (let round = 0; round < rounds; round += 1)
      for (const name of round % 2 ? names : names.toReversed()) {
        const errand = await runErrand(browser, contenders[name]!, pages);
        errands[name]!.push(errand);
        console.info(`  ${name.padEnd(6)} ${Object.values(errand).map(Math.round).join('  ')}`);
      }
    const values = (name: string, key: keyof Errand) => errands[name]!.map(errand => errand[key]);
    const shown = (name: string, key: keyof Errand) => {
      const all = values(name, key);
      return `${Math.round(median(all))} (${Math.round(Math.min(...all))}–${Math.round(Math.max(...all))})`;
    };
    const others = names.filter(name => name !== 'ours');
    const titles: Record<string, string> = { ours: 'ours', before: 'ours, before', plain: 'plain react-admin' };
    return [
      table(
        ['milliseconds, median (range)', ...names.map(name => titles[name]!), ...others.map(name => `ours / ${name}`)],
        (Object.keys(figures) as (keyof Errand)[]).map(key => [
          figures[key],
          ...names.map(name => shown(name, key)),
          ...others.map(name => (median(values('ours', key)) / median(values(name, key))).toFixed(2)),
        ]),
      ),
      '',
      `${rounds} rounds in turn, each in a new browser profile: ${THROTTLED}.`,
    ].join('\n');
  } finally {
    await browser.close();
    await plainServer.stop();
    await former?.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Ensures two full pages of banners and returns the titles of each. */
async function fillTwoPages(url: string, token: string): Promise<string[][]> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const all = async () => {
    const response = await fetch(`${url}/v1/cms/banners?limit=100&sort=position`, { headers });
    return ((await response.json()) as { data: { list: Record<string, unknown>[] } }).data.list;
  };
  const banners = await all();
  for (let index = banners.length; index < 2 * PER_PAGE + 5; index += 1) {
    const { id, version, ...copied } = banners[index % banners.length]!;
    const body = JSON.stringify({
      ...copied,
      title: `${String(copied.title).slice(0, 40)} bagian ${index}`,
      position: 500 + index,
    });
    const response = await fetch(`${url}/v1/cms/banner`, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(`The banner was not created: ${response.status} ${await response.text()}`);
  }
  const titles = (await all()).map(({ title }) => String(title));
  return [titles.slice(0, PER_PAGE), titles.slice(PER_PAGE, 2 * PER_PAGE)];
}
