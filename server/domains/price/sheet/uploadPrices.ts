import type { z } from 'zod';
import type { BadCell } from '../../../../contract/core/badCell';
import type { QueryOf } from '../../../../contract/core/endpoint';
import type { priceApi } from '../../../../contract/price/priceApi';
import type { priceUpload } from '../../../../contract/price/priceChange';
import { faultsOf } from '../../../../contract/price/pricePlan';
import type { PricedCategory } from '../../../../contract/price/priceRights';
import type { Actor } from '../../../core/Actor';
import { type Task, unwatched } from '../../../core/Task';
import type { Db } from '../../../db/types';
import { cellText, rowOf, type SheetTable } from '../../../sheet/cells';
import { headingKey } from '../../../sheet/headings.mjs';
import type { SheetRows } from '../../../sheet/readRows';
import { readSheet } from '../../../sheet/readSheet';
import { writeRemarks } from '../../../sheet/writeRemarks';
import { applyPrices, scopeOf } from '../applyPrices';
import { foreseePlan } from '../foreseePlan';
import type { PriceRequest, PriceTarget } from '../PriceRequest';
import { pricedProducts } from '../pricedProducts';
import { areaChoices, EVERYWHERE, type PriceSheet, priceSheet } from './priceSheet';

const NO_FAULTS = { faults: [], count: 0 };

type Upload = z.output<typeof priceUpload> & { category: PricedCategory };

/**
 * Plans or applies the prices of an uploaded file.
 *
 * @throws HttpError as in `readSheet` and `applyPrices`
 */
export async function uploadPrices(db: Db, bytes: Buffer, query: Upload, actor: Actor, task: Task) {
  const { read } = await readPrices(db, bytes, query.category, task);
  return applyRead(db, read, query, actor, task);
}

/** Returns the uploaded file as a workbook with the problems of each row beside it. @throws HttpError as for the upload */
export async function remarkPrices(
  db: Db,
  bytes: Buffer,
  { category, valid_from, only_faulty = false }: QueryOf<typeof priceApi.remarks>,
  actor: Actor,
): Promise<Uint8Array> {
  const task = unwatched(actor);
  const { sheet, read } = await readPrices(db, bytes, category, task);
  const dryRun = { category, valid_from, dry_run: true, fingerprint: null, note: null };
  const { plan } = await applyRead(db, read, dryRun, actor, task);
  return writeRemarks(
    sheet,
    read.table,
    plan ? { faults: faultsOf(plan), count: plan.problems } : NO_FAULTS,
    only_faulty,
  );
}

async function readPrices(db: Db, bytes: Buffer, category: PricedCategory, task: Task) {
  const sheet = priceSheet(await pricedProducts(db, category), await areaChoices(db, EVERYWHERE));
  const read = await readSheet(sheet, bytes, task);
  return { sheet, read: { ...read, bad_cells: withRowNames(read.bad_cells, sheet, read.table) } };
}

type Read = Awaited<ReturnType<typeof readPrices>>['read'];

async function applyRead(db: Db, read: Read, query: Upload, actor: Actor, task: Task) {
  const { category, valid_from } = query;
  const targets = targetsInSheet(read);
  const { bad_cells, notices } = read;
  const request: PriceRequest = { kind: 'excel', category, valid_from, targets, bad_cells, notices, task };
  const foreseen = await foreseePlan(db, request, scopeOf(request, actor));
  task.report({ step: query.dry_run ? 'checking' : 'saving', done: targets.length, total: targets.length });
  const build = async (): Promise<PriceRequest> => {
    task.signal.throwIfAborted();
    return { ...request, foreseen };
  };
  return applyPrices(db, query, { category, valid_from, build }, actor);
}

/** Returns the new prices of the valid rows. */
const targetsInSheet = ({ rows }: SheetRows<PriceSheet['columns']>): PriceTarget[] =>
  rows.flatMap(({ values: { product_id, area, amount }, cells, isClean }) =>
    isClean && product_id && area
      ? [
          {
            product_id,
            ...area,
            amount,
            cells: { price: cells.amount, product: cells.product_id, area: cells.area },
          },
        ]
      : [],
  );

/** A name repeated with each fault of its row is cut to what people recognise it by. */
const NAME_LENGTH = 100;

/**
 * Adds to faults the product and area of their rows, as written in the file: a cell reference alone would make people count rows. Codes
 * are used for rows added without names.
 */
function withRowNames(
  faults: readonly BadCell[],
  { columns }: PriceSheet,
  { rows, numbers }: Pick<SheetTable, 'rows' | 'numbers'>,
): BadCell[] {
  const headings = (rows[0] ?? []).map(cell => headingKey(cellText(cell)));
  const byNumber = new Map(numbers.map((number, index) => [number, rows[index]]));
  const placeOf = (column: keyof typeof columns) => headings.indexOf(headingKey(columns[column].header));
  const names = [
    [placeOf('product'), placeOf('product_id')],
    [placeOf('area_name'), placeOf('area')],
  ];
  return faults.map(fault => {
    const cells = byNumber.get(rowOf(fault.cell));
    const row = names
      .map(places => places.map(place => cellText(cells?.[place])).find(text => text !== ''))
      .filter(name => name !== undefined)
      .map(name => name.slice(0, NAME_LENGTH))
      .join(', ');
    const isHeading = cells === rows[0];
    return row && !isHeading ? { ...fault, row } : fault;
  });
}
