import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import type { PriceGrid } from '../../../contract/price/priceGrid';
import type { PriceOutcome } from '../../../contract/price/pricePlan';
import { type BuiltServer, startBuiltServer } from '../../support/builtServer';
import { signIn } from '../../support/signIn';
import { median, rounded, table } from '../support/figures';
import { askMeanwhile } from './askMeanwhile';

const ROWS = 5_000;
const CATEGORY = 'pelumas';
/** Of the regencies, a hundred each. */
const PAGES = 6;
const HEADINGS = ['Kode produk', 'Produk', 'Kode area', 'Area', 'Harga sekarang', 'Harga baru'];
/** Of the goal, for a look and for an application. */
const GOAL_SECONDS = 5;

interface Side {
  server: BuiltServer;
  headers: Record<string, string>;
}

/**
 * A workbook of 5,000 prices on the embedded database: how long a look and an application take, and how long others wait for a list
 * meanwhile. Their requests come at a fixed pace, whether or not those before were answered.
 */
export async function spreadsheetBench({ rounds = 5 } = {}): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'merchants-sheet-'));
  const server = await startBuiltServer({ dataDir });
  const side: Side = { server, headers: { authorization: `Bearer ${await signIn(server.url, 'superadmin')}` } };
  const looks: number[] = [];
  const applications: number[] = [];
  const waits: number[] = [];
  try {
    await measure(side, 0);
    const quiet = (await askMeanwhile(side, () => new Promise(resolve => setTimeout(resolve, 3_000)))).waits;
    for (let round = 1; round <= rounds; round += 1) {
      const { look, application, meanwhile } = await measure(side, round);
      looks.push(look);
      applications.push(application);
      waits.push(...meanwhile);
      console.info(`  look ${rounded(look)} ms, application ${rounded(application)} ms`);
    }
    const range = (values: readonly number[]) =>
      `${rounded(median(values))} (${rounded(Math.min(...values))}–${rounded(Math.max(...values))})`;
    return [
      table(
        [`workbook of ${rounded(ROWS)} prices, PGlite`, 'ms', 'goal'],
        [
          [`look, median of ${rounds} (range)`, range(looks), `≤ ${rounded(GOAL_SECONDS * 1_000)}`],
          [`application, median of ${rounds} (range)`, range(applications), `≤ ${rounded(GOAL_SECONDS * 1_000)}`],
          [`list of 25 meanwhile, p95 of ${waits.length}`, rounded(percentile(waits, 95)), '< 200'],
          ['the same, median', rounded(median(waits)), '–'],
          [`list of 25 on the idle server, p95 of ${quiet.length}`, rounded(percentile(quiet, 95)), '–'],
        ],
      ),
    ].join('\n');
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(side: Side, round: number) {
  const bytes = await workbookOf(side, 1 + (round + 1) / 100);
  const { waits, took } = await askMeanwhile(side, async () => {
    const began = performance.now();
    const { plan } = await upload(side, bytes, { dry_run: 'true' });
    if (plan?.changed !== ROWS || plan.problems > 0)
      throw new Error(`The look found ${plan?.changed} changes and ${plan?.problems} problems`);
    const seen = performance.now();
    await upload(side, bytes, { dry_run: 'false', fingerprint: plan.fingerprint });
    return { look: seen - began, application: performance.now() - seen };
  });
  return { ...took, meanwhile: waits };
}

/** A price for each product in each regency, until there are enough, somewhat above what is in force there. */
async function workbookOf({ server, headers }: Side, factor: number): Promise<Uint8Array> {
  const rows: (string | number)[][] = [];
  for (let page = 1; rows.length < ROWS && page <= PAGES; page += 1) {
    const query = `category=${CATEGORY}&level=regency&limit=100&page=${page}`;
    const response = await fetch(`${server.url}/v1/cms/product/pertamina/price?${query}`, { headers });
    const { data } = (await response.json()) as { data: PriceGrid };
    const codes = new Map(data.products.map(({ id, code }) => [id, code]));
    for (const { id, prices } of data.list)
      for (const { product_id, amount } of prices)
        rows.push([codes.get(product_id) ?? '', '', id, '', amount, Math.round(amount * factor)]);
  }
  if (rows.length < ROWS) throw new Error(`Only ${rows.length} prices`);
  return writeXlsx({ sheets: [{ name: 'Harga', rows: [HEADINGS, ...rows.slice(0, ROWS)] }] });
}

async function upload({ server, headers }: Side, bytes: Uint8Array, query: Record<string, string>) {
  const body = new FormData();
  body.append('file', new Blob([Buffer.from(bytes)]), 'harga.xlsx');
  const search = new URLSearchParams({ category: CATEGORY, ...query });
  const response = await fetch(`${server.url}/v1/cms/product/pertamina/price/excel?${search}`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body,
  });
  const answer = (await response.json()) as { message: string; data: PriceOutcome };
  if (!response.ok) throw new Error(`${response.status} ${answer.message}`);
  return answer.data;
}

const percentile = (values: readonly number[], percent: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil((values.length * percent) / 100) - 1] ?? 0;
