import pg from 'pg';
import { type BuiltServer, startBuiltServer } from '../../support/builtServer';
import { signIn } from '../../support/signIn';
import { median, rounded, table } from '../support/figures';
import { createDatabase, startBenchPostgres } from '../support/startBenchPostgres';
import { fillMerchants } from './fillMerchants';

const FEW = 2_000;
const MANY = 50_000;
/** The number of letters people type of a name they search for, not counting its first word, which says the kind of shop. */
const TYPED = 8;
/** Lets the engine compile, and PostgreSQL choose its plans. */
const WARM_UP = 40;

interface Side {
  url: string;
  wanted: number;
  server: BuiltServer;
  token: string;
  terms: string[];
  places: { latitude: number; longitude: number }[];
}

const cases: Record<string, (side: Side, round: number) => string> = {
  'list, first page': () => '/v1/cms/merchants?page=1&limit=25',
  'search by part of a name': ({ terms }, round) =>
    `/v1/cms/merchants?page=1&limit=25&search=${encodeURIComponent(terms[round % terms.length]!)}`,
  'nearest 10': ({ places }, round) => {
    const { latitude, longitude } = places[round % places.length]!;
    return `/v1/cms/merchant/nearby?latitude=${latitude}&longitude=${longitude}&limit=10`;
  },
};

/**
 * Sends the same requests to 2,000 and to 50,000 merchants, in turn, on one PostgreSQL. What counts is how much longer they take, and that
 * none reads the whole table (by PostgreSQL's own count of sequential scans).
 */
export async function merchantsBench({ rounds = 200 } = {}): Promise<string> {
  const postgres = await startBenchPostgres();
  const sides: Side[] = [];
  try {
    for (const wanted of [FEW, MANY]) sides.push(await prepare(postgres.url, wanted));
    const [few, many] = sides as [Side, Side];
    const before = await Promise.all(sides.map(({ url }) => scansOf(url)));
    const rows: string[][] = [];
    for (const [name, path] of Object.entries(cases)) {
      const times: [number[], number[]] = [[], []];
      for (let round = -WARM_UP; round < rounds; round++)
        for (const [index, side] of sides.entries()) {
          const took = await ask(side, path(side, round + WARM_UP));
          if (round >= 0) times[index]!.push(took);
        }
      const [a, b] = times.map(median) as [number, number];
      rows.push([name, a.toFixed(1), b.toFixed(1), `**${(b / a).toFixed(2)}**`]);
      console.info(`  ${rows.at(-1)!.join('  ')}`);
    }
    // a connection reports its counts when it ends
    await Promise.all([few.server.stop(), many.server.stop()]);
    const after = await Promise.all(sides.map(({ url }) => scansOf(url)));
    return [
      table(['request', `${rounded(FEW)} merchants, ms`, `${rounded(MANY)}, ms`, 'ratio'], rows),
      '',
      `PostgreSQL ${postgres.version}; medians of ${rounds} requests each, one at a time and in turn. The searches are for ${TYPED} letters at random out of names (without the first word, which says the kind of shop) that fit one to five merchants. ` +
        `Sequential scans of the merchants meanwhile: ${after[0]! - before[0]!} among ${rounded(FEW)}, ${after[1]! - before[1]!} among ${rounded(MANY)}.`,
    ].join('\n');
  } finally {
    await Promise.allSettled(sides.map(({ server }) => server.stop()));
    await postgres.stop();
  }
}

/** Creates a separate database with the wanted number of merchants, and a server on it. */
async function prepare(adminUrl: string, wanted: number): Promise<Side> {
  const url = await createDatabase(adminUrl, `merchants_${wanted}`);
  const filling = await startBuiltServer({ env: { DATABASE_URL: url } });
  await filling.stop();
  await fillMerchants(url, wanted);
  const sample = await query<{ name: string; latitude: number; longitude: number }>(
    url,
    'select name, latitude, longitude from merchants order by md5(number) limit 100',
  );
  const server = await startBuiltServer({ env: { DATABASE_URL: url } });
  return {
    url,
    wanted,
    server,
    token: await signIn(server.url, 'auditor'),
    terms: await termsOf(url),
    places: sample,
  };
}

/** Returns parts of names that match one to five merchants: both sides then return as much, and only the searching differs. */
async function termsOf(url: string): Promise<string[]> {
  const rows = await query<{ term: string }>(
    url,
    `with picked as (
       select own, 1 + (row_number() over (order by md5(number)))::int % greatest(1, length(own) - ${TYPED}) as start
       from (select number, substr(name, strpos(name, ' ') + 1) as own from merchants order by md5(number) limit 400) n)
     select substr(own, start, ${TYPED}) as term from picked
     where length(own) >= ${TYPED} and substr(own, start, ${TYPED}) !~ '[\\%_]'
       and (select count(*) from merchants where name ilike '%' || substr(own, start, ${TYPED}) || '%') between 1 and 5
     limit 100`,
  );
  return rows.map(({ term }) => term);
}

async function ask({ server, token }: Side, path: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } });
  const body = (await response.json()) as { data: { list: unknown[] } };
  const took = performance.now() - start;
  if (!response.ok || body.data.list.length === 0) throw new Error(`${path}: ${response.status}, no rows`);
  return took;
}

const scansOf = async (url: string) =>
  Number(
    (
      await query<{ scans: string }>(
        url,
        "select seq_scan as scans from pg_stat_user_tables where relname = 'merchants'",
      )
    )[0]!.scans,
  );

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(text);
  await client.end();
  return rows;
}
