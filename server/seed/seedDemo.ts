import { eq } from 'drizzle-orm';
import { settings } from '../db/table';
import type { Db, Tx } from '../db/types';
import type { DemoData, DemoNewsSource, OrderAmount, PictureStore, SlicedContext } from './DemoData';
import { beginProgress, type DemoProgress, endProgress, findProgress, lockDemo, sliceWriter } from './demoProgress';

const KEY = 'demo_data';
/** The most orders written in one transaction. */
const MOST_AT_ONCE = 100_000;

interface SeedOptions {
  files: PictureStore;
  production: boolean;
  /** Reference time of the demo; the same value gives the same data. */
  now?: Date;
  orders?: OrderAmount;
  /** Called with a progress message in Indonesian if the demo is written in slices. */
  report?: (step: string) => void;
}

type SeededDomain = { name: string; demo: DemoData };

const USUAL_ORDERS: OrderAmount = { count: 12_000, days: 120 };

/**
 * Loads the demo data of every domain into an empty database, once; a database that already has it, or is in real use, is left unchanged.
 * Many orders are written in slices; after an interruption the next call continues with the same ones.
 * @returns whether anything was loaded
 * @throws Error in production, where known passwords must not exist
 */
export async function seedDemo(
  db: Db,
  domains: readonly { name: string; demo?: DemoData }[],
  { files, production, now = new Date(), orders = USUAL_ORDERS, report = () => {} }: SeedOptions,
): Promise<boolean> {
  if (production)
    throw new Error(
      'Data demo tidak dimuat bila NODE_ENV=production (demo data do not load in production). Pakai SEED=none.',
    );
  const ordered = inOrder(domains);
  const progress = await db.transaction(async tx => {
    await lockDemo(tx);
    const begun = await findProgress(tx);
    if (begun) return begun;
    if ((await isSeeded(tx)) || (await isInUse(tx, ordered))) return undefined;
    const fresh: DemoProgress = { at: now.toISOString(), orders, slices: 0 };
    if (orders.count > MOST_AT_ONCE) {
      await beginProgress(tx, fresh);
      return fresh;
    }
    const slice: SlicedContext['slice'] = work => work(tx);
    await seedAll({ db: tx, slice, files, now, orders, report: () => {} }, ordered);
    await finish(tx, now);
    return 'done';
  });
  if (!progress || progress === 'done') return progress === 'done';
  const begun = new Date(progress.at);
  if (progress.slices > 0) report(`Pengisian data demo dilanjutkan setelah bagian ${progress.slices}`);
  const slice = sliceWriter(db);
  await seedAll({ db, slice, files, now: begun, orders: progress.orders, report }, ordered);
  await slice(async tx => {
    await finish(tx, begun);
    await endProgress(tx);
  });
  return true;
}

/** Whether loading the demo data was interrupted: it must be completed, whatever `SEED` says now. */
export const isDemoUnfinished = async (db: Db): Promise<boolean> => (await findProgress(db)) !== undefined;

async function seedAll(context: SlicedContext, ordered: readonly SeededDomain[]): Promise<void> {
  const { db, slice, files, now, orders } = context;
  const news: DemoNewsSource[] = [];
  for (const { demo } of ordered) {
    if ('seedSlices' in demo) await demo.seedSlices(context);
    else await slice(tx => demo.seed({ tx, files, now, orders, news }));
    if (demo.news) news.push(await demo.news(db, now));
  }
}

async function finish(tx: Tx, at: Date): Promise<void> {
  await tx.insert(settings).values({ key: KEY, value: { at: at.toISOString() } });
}

async function isSeeded(tx: Tx): Promise<boolean> {
  const [seeded] = await tx.select().from(settings).where(eq(settings.key, KEY));
  return seeded !== undefined;
}

async function isInUse(tx: Tx, ordered: readonly SeededDomain[]): Promise<boolean> {
  for (const { demo } of ordered) if (await demo.isInUse?.(tx)) return true;
  return false;
}

interface Seeded {
  name: string;
  demo?: DemoData;
}

/**
 * Returns the domains with demo data, sorted topologically by `after`, otherwise in the given order.
 * @throws Error on a circular or unknown dependency
 */
export function inOrder<Domain extends Seeded>(domains: readonly Domain[]): (Domain & { demo: DemoData })[] {
  const seeded = new Map(
    domains.flatMap(domain => (domain.demo ? [[domain.name, { ...domain, demo: domain.demo }] as const] : [])),
  );
  const ordered = new Set<string>();
  const visit = (name: string, path: readonly string[]) => {
    if (ordered.has(name)) return;
    if (path.includes(name)) throw new Error(`Demo data wait for each other: ${[...path, name].join(' -> ')}`);
    const domain = seeded.get(name);
    if (!domain) throw new Error(`${path.at(-1)}: there are no demo data for ${name} to wait for`);
    for (const earlier of domain.demo.after) visit(earlier, [...path, name]);
    ordered.add(name);
  };
  for (const name of seeded.keys()) visit(name, []);
  return [...ordered].map(name => seeded.get(name)!);
}
