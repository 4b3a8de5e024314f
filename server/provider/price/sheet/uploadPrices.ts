import type { z } from 'zod';
import type { priceUpload } from '../../../../contract/price/priceChange';
import { faultsOf } from '../../../../contract/price/pricePlan';
import type { PricedCategory } from '../../../../contract/price/priceRights';
import type { Actor } from '../../../core/Actor';
import { type Task, unwatched } from '../../../core/Task';
import type { Db } from '../../../db/types';
import { readSheet } from '../../../sheet/readSheet';
import { writeRemarks } from '../../../sheet/writeRemarks';
import { applyPrices } from '../applyPrices';
import { foreseeFacts } from '../foreseeFacts';
import type { PriceRequest } from '../PriceRequest';
import { pricedProducts } from '../pricedProducts';
import { areaChoices, EVERYWHERE } from './areaChoices';
import { priceSheet } from './priceSheet';
import { targetsInSheet } from './targetsInSheet';

type Upload = z.output<typeof priceUpload> & { category: PricedCategory };

/**
 * Plans or applies the prices of an uploaded file.
 *
 * @throws HttpError as `readSheet` and `applyPrices`
 */
export async function uploadPrices(db: Db, bytes: Buffer, query: Upload, actor: Actor, task: Task) {
  const { read } = await readPrices(db, bytes, query.category, task);
  return applyRead(db, read, query, actor, task);
}

/** The uploaded file again as a workbook, with what stands against each row beside it. @throws HttpError as for the upload */
export async function remarkPrices(
  db: Db,
  bytes: Buffer,
  { category, valid_from }: Pick<Upload, 'category' | 'valid_from'>,
  actor: Actor,
): Promise<Uint8Array> {
  const { sheet, read } = await readPrices(db, bytes, category, unwatched);
  const dryRun = { category, valid_from, dry_run: true, fingerprint: null, note: null };
  const { plan } = await applyRead(db, read, dryRun, actor, unwatched);
  return writeRemarks(sheet, read.table, plan ? faultsOf(plan) : []);
}

async function readPrices(db: Db, bytes: Buffer, category: PricedCategory, task: Task) {
  const sheet = priceSheet(await pricedProducts(db, category), await areaChoices(db, EVERYWHERE));
  return { sheet, read: await readSheet(sheet, bytes, task) };
}

type Read = Awaited<ReturnType<typeof readPrices>>['read'];

async function applyRead(db: Db, read: Read, query: Upload, actor: Actor, task: Task) {
  const { category, valid_from } = query;
  const targets = targetsInSheet(read);
  const foreseen = await foreseeFacts(db, { category, targets, task }, valid_from);
  task.report({ step: query.dry_run ? 'checking' : 'saving', done: targets.length, total: targets.length });
  const build = async (): Promise<PriceRequest> => {
    task.signal.throwIfAborted();
    return { kind: 'excel', category, valid_from, targets, bad_cells: read.bad_cells, foreseen, task };
  };
  return applyPrices(db, query, { category, valid_from, build }, actor);
}
