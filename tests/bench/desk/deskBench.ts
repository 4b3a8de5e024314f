import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { newShop } from '../../e2e/support/newShop';
import { startBuiltServer } from '../../support/builtServer';
import { median, table } from '../support/figures';
import { firstVisit, openBrowser, signInBrowser } from '../support/openBrowser';
import { call, type Scene } from './call';

const CPU_SLOWDOWN = 4;
const GOAL_MS = 100;
/** Time for everything a step triggers to finish: responses, the map, lists. */
const REST_MS = 1_500;

/** Measures the script time of each step of a call, and its longest task, at 4x throttling. */
export async function deskBench({ rounds = 5 }: { rounds?: number } = {}): Promise<string> {
  const server = await startBuiltServer({ env: { SEED: 'demo', NODE_ENV: 'test' } });
  const browser = await openBrowser();
  const measured = new Map<string, Cost[]>();
  try {
    const shop = await newShop(server.url, 1_000);
    for (let round = 0; round < rounds; round += 1) {
      const context = await firstVisit(browser, server.url);
      await signInBrowser(context, 'helpdesk');
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Performance.enable');
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      await page.addInitScript(watchTasks);
      await page.goto('/order');
      await page.getByLabel('Nomor telepon').waitFor();
      await wait(REST_MS);
      for (const [name, act] of call(shop, `0851${20_000_000 + round}`)) {
        const cost = await costOf(page, devtools, act);
        measured.set(name, [...(measured.get(name) ?? []), cost]);
      }
      // a step that found nothing would cost nothing
      await page.getByRole('heading', { name: /^Pesanan PSN-\d+ dibuat$/ }).waitFor();
      await context.close();
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  const rows = [...measured].map(([name, costs]) => [
    name,
    Math.round(median(costs.map(({ script }) => script))),
    Math.round(median(costs.map(({ longest }) => longest))),
  ]);
  return `${table(['step', 'script, ms', 'longest task, ms'], rows)}\n\nGoal: each step under ${GOAL_MS} ms of script at ${CPU_SLOWDOWN}x slowdown.`;
}

/** In milliseconds. */
interface Cost {
  script: number;
  longest: number;
}

interface Watched {
  __longest: number;
}

/** Runs in the page: records the longest task. */
function watchTasks() {
  const watched = window as unknown as Watched;
  watched.__longest = 0;
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) watched.__longest = Math.max(watched.__longest, duration);
  }).observe({ type: 'longtask', buffered: true });
}

async function costOf(page: Page, devtools: CDPSession, act: Scene): Promise<Cost> {
  await page.evaluate(() => {
    (window as unknown as Watched).__longest = 0;
  });
  const before = await scriptSeconds(devtools);
  await act(page);
  await wait(REST_MS);
  const script = ((await scriptSeconds(devtools)) - before) * 1_000;
  return { script, longest: await page.evaluate(() => (window as unknown as Watched).__longest) };
}

async function scriptSeconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')!.value;
}
