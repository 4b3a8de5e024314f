import { brotliCompressSync, gzipSync } from 'node:zlib';
import { startBuiltServer } from '../../support/builtServer';
import { type PutOff, putOffIdleWork, standsAt } from '../firstRows/inPage';
import { firstVisit, openBrowser, signInBrowser } from '../support/openBrowser';
import { chartScripts } from './chartScripts';
import { type Script, scriptsThatCome } from './scriptsThatCome';

/** The JavaScript of one page, in bytes. */
export interface FirstLoad {
  name: string;
  files: number;
  gzip: number;
  brotli: number;
  /** Uncompressed. */
  raw: number;
  /** Every file, largest first: where to look when a limit is exceeded. */
  largest: { path: string; gzip: number }[];
}

/**
 * Opens the sign-in page, the banner list and the dashboard of the built console, each in a browser with nothing cached, and adds up the
 * JavaScript loaded over the network, whether by a tag, a preload, an import or a script.
 *
 * For the dashboard, only what its charts alone load counts. For the list, it is everything requested before its rows appeared (forms are
 * fetched later). The sign-in page also fetches the console's files while the person types; there it is what the page's tags name and
 * whatever was executed, at once or later.
 */
export async function measureFirstLoad(): Promise<FirstLoad[]> {
  // a year with few orders: enough for the dashboard to draw a chart, and the server starts quickly
  const server = await startBuiltServer({ env: { SEED: 'large', SEED_ORDERS: '1000' } });
  const browser = await openBrowser({ shell: true });
  try {
    const signIn = await (await firstVisit(browser, server.url)).newPage();
    const scripts = scriptsThatCome(signIn);
    await signIn.coverage.startJSCoverage({ resetOnNavigation: false });
    const html = (await (await signIn.goto('/'))?.text()) ?? '';
    const named = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
    await signIn.locator('form [type=submit]').waitFor();
    await signIn.waitForLoadState('networkidle');
    const run = (await signIn.coverage.stopJSCoverage()).filter(wasRun).map(({ url }) => url);
    const ofSignIn = scripts.filter(({ path, url }) => named.includes(path) || run.includes(url));

    const context = await firstVisit(browser, server.url);
    await signInBrowser(context, 'marketing');
    const list = await context.newPage();
    const came = scriptsThatCome(list);
    // on a fast machine the page becomes idle while it waits for its rows
    await list.addInitScript(putOffIdleWork);
    const answer = await context.request.get('/v1/cms/banners?page=1&limit=25&sort=position');
    const { data } = (await answer.json()) as { data: { list: { title: string }[] } };
    await list.goto('/banner', { waitUntil: 'commit' });
    const rowsStand = await list.evaluate(standsAt, { rows: data.list.map(({ title }) => title) });
    await list.evaluate(() => (window as unknown as PutOff).__goIdle());
    await list.waitForLoadState('networkidle');
    const askedBefore = await list.evaluate(
      moment =>
        performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime <= moment)
          .map(({ name }) => name),
      rowsStand,
    );
    const ofList = came.filter(({ url }) => askedBefore.includes(url));
    const ofCharts = await chartScripts(await firstVisit(browser, server.url));
    for (const { path } of [...scripts, ...came])
      if (ofCharts.some(script => script.path === path)) throw new Error(`${path}: charts came to a page without any`);
    return [
      await sum('sign-in page', ofSignIn),
      await sum('console with its first list', ofList),
      await sum('charts of the dashboard', ofCharts),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

const wasRun = ({ functions }: { functions: { ranges: { count: number }[] }[] }) =>
  functions.some(({ ranges }) => ranges.some(({ count }) => count > 0));

async function sum(name: string, scripts: Script[]): Promise<FirstLoad> {
  const load: FirstLoad = { name, files: scripts.length, gzip: 0, brotli: 0, raw: 0, largest: [] };
  for (const { path, response } of scripts) {
    const bytes = await response.body();
    load.raw += bytes.length;
    const gzip = gzipSync(bytes, { level: 9 }).length;
    load.gzip += gzip;
    load.largest.push({ path, gzip });
    load.brotli += brotliCompressSync(bytes).length;
  }
  load.largest.sort((one, other) => other.gzip - one.gzip);
  if (load.raw === 0) throw new Error(`${name}: no script came`);
  return load;
}
