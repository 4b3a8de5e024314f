import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { writeXlsx } from 'hucre/xlsx';
import type { PriceGrid } from '../../../contract/price/priceGrid';
import type { PriceOutcome } from '../../../contract/price/pricePlan';
import type { PriceProposal } from '../../../contract/price/priceProposal';
import { type BuiltServer, startBuiltServer } from '../../support/builtServer';
import type { Person } from '../../support/people';
import { signIn } from '../../support/signIn';
import { askMeanwhile } from '../support/askMeanwhile';
import { median, percentile, rounded, table, withRange } from '../support/figures';

const ROWS = 5_000;
const CATEGORY = 'pelumas';
/** Pages of regencies, a hundred on each. */
const PAGES = 6;
const HEADINGS = ['Kode produk', 'Produk', 'Kode area', 'Area', 'Harga sekarang', 'Harga baru'];

interface Side {
  server: BuiltServer;
  headers: Record<string, string>;
  /** The headers of the second person, who also requests the lists: a price admin cannot see banners. */
  approver: Record<string, string>;
}

/**
 * Measures a workbook of 5,000 prices on the embedded database: how long its preview, its proposal and a second person's approval, which
 * applies it, take, and how long others wait for a list meanwhile. Their requests come at a fixed pace, whether or not earlier ones have
 * been answered.
 */
export async function spreadsheetBench({ rounds = 5 } = {}): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'merchants-sheet-'));
  const server = await startBuiltServer({ dataDir });
  const as = async (person: Person) => ({ authorization: `Bearer ${await signIn(server.url, person)}` });
  const side: Side = { server, headers: await as('harga'), approver: await as('superadmin') };
  const looks: Step[] = [];
  const proposals: Step[] = [];
  const approvals: Step[] = [];
  try {
    await measure(side, 0);
    const quiet = (await askMeanwhile(side, () => wait(3_000))).waits;
    for (let round = 1; round <= rounds; round += 1) {
      const { look, proposal, approval } = await measure(side, round);
      looks.push(look);
      proposals.push(proposal);
      approvals.push(approval);
      console.info(
        `  look ${rounded(look.ms)} ms, proposal ${rounded(proposal.ms)} ms, approval ${rounded(approval.ms)} ms`,
      );
    }
    const row = (name: string, steps: readonly Step[]) => {
      const times = steps.map(({ ms }) => ms);
      const waits = steps.flatMap(step => step.waits);
      return [name, withRange(times), rounded(median(waits)), rounded(percentile(waits, 0.95))];
    };
    return [
      table(
        [`workbook of ${rounded(ROWS)} prices, PGlite`, 'ms (range)', 'list of 25 meanwhile, median', 'p95'],
        [
          row('look', looks),
          row('proposal', proposals),
          row('approval, which applies it', approvals),
          row('all three', [...looks, ...proposals, ...approvals]),
          ['nothing', '–', rounded(median(quiet)), rounded(percentile(quiet, 0.95))],
        ],
      ),
      '',
      `Medians of ${rounds} rounds. An approval is one transaction, and the embedded database serves nobody else while one runs.`,
    ].join('\n');
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Step {
  ms: number;
  /** How long each request of the others waited. */
  waits: number[];
}

async function measure(side: Side, round: number): Promise<{ look: Step; proposal: Step; approval: Step }> {
  const bytes = await workbookOf(side, 1 + (round + 1) / 100);
  const timed = async <Result>(work: () => Promise<Result>) => {
    const began = performance.now();
    const result = await work();
    return { result, ms: performance.now() - began };
  };
  const look = await askMeanwhile(side, () => timed(() => upload(side, bytes, { dry_run: 'true' })));
  const { plan } = look.took.result;
  if (plan?.changed !== ROWS || plan.problems > 0)
    throw new Error(`The look found ${plan?.changed} changes and ${plan?.problems} problems`);
  const seen = { dry_run: 'false', fingerprint: plan.fingerprint };
  const proposal = await askMeanwhile(side, () => timed(() => upload(side, bytes, seen)));
  const proposed = proposal.took.result.proposal;
  if (!proposed) throw new Error('5,000 prices were applied on the word of one person');
  const approval = await askMeanwhile(side, () => timed(() => approve(side, proposed, plan.fingerprint)));
  const step = ({ took: { ms }, waits }: { took: { ms: number }; waits: number[] }): Step => ({ ms, waits });
  return { look: step(look), proposal: step(proposal), approval: step(approval) };
}

async function approve({ server, approver }: Side, { id, version }: PriceProposal, fingerprint: string) {
  const response = await fetch(`${server.url}/api/console/price-proposal/${id}/approval`, {
    method: 'PUT',
    headers: { ...approver, 'content-type': 'application/json' },
    body: JSON.stringify({ approved: true, reason: null, fingerprint, version }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
}

/** Creates a price for each product in each regency, up to the required number, somewhat above the current one. */
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
