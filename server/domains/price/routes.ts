import { type SQL, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { isUuid } from '../../../contract/core/isUuid';
import type { ListQuery } from '../../../contract/core/query';
import type { Page } from '../../../contract/core/response';
import { priceApi } from '../../../contract/price/priceApi';
import type { PriceAddition, PriceChange } from '../../../contract/price/priceChange';
import { priceErrors } from '../../../contract/price/priceErrors';
import type { PriceBatch } from '../../../contract/price/pricePlan';
import { type Price, price } from '../../../contract/price/priceRecord';
import type { PricedCategory } from '../../../contract/price/priceRights';
import { CATEGORIES } from '../../../contract/product';
import type { Actor } from '../../core/Actor';
import { invalidInput, notFound } from '../../core/HttpError';
import { type Bound, foreignRegion, reaches } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { exportHandler } from '../../export/exportHandler';
import { routes } from '../../http/routes';
import { sendWorkbook } from '../../sheet/sendWorkbook';
import { writeTemplate } from '../../sheet/writeTemplate';
import { containing } from '../../store/filters';
import { wholeList } from '../../store/listMeta';
import { readStatement } from '../../store/readPage';
import { allAreas, type ListedAreas } from './allAreas';
import { applyPrices } from './applyPrices';
import { authorizeCategory } from './authorizeCategory';
import type { PriceTarget } from './PriceRequest';
import { pricedProducts } from './pricedProducts';
import { findPriceGrid } from './priceGrid';
import { type PriceQuery, priceList } from './priceList';
import { batchColumns, ownBatches, ownRegions, texts } from './priceParts';
import { priceOf, priceStatement } from './priceStatement';
import { removePrice } from './removePrice';
import { revertBatch } from './revertBatch';
import { sendPricePdf } from './sendPricePdf';
import { areaChoices, priceSheet } from './sheet/priceSheet';
import { remarkPrices, uploadPrices } from './sheet/uploadPrices';

export const priceRoutes = routes(priceApi, services => {
  const { db } = services;
  const list = priceList(db);
  return {
    ofCategory: ({ params, query, actor }) =>
      list.page(authorizeCategory(actor, 'read', params.category), query, actor),
    one: ({ params, query, actor }) => findPrice(db, { id: params.id, ...query }, actor),
    export: input => {
      const category = authorizeCategory(input.actor, 'export', input.params.category);
      const whole = (query: PriceQuery) => list.whole(category, query, input.actor);
      return exportHandler(
        services,
        { entity: 'price', whole },
        { record: price, filename: `harga-${category}` },
      )(input);
    },
    pdf: ({ params, query, actor, reply }) =>
      sendPricePdf(db, authorizeCategory(actor, 'export', params.category), query, actor, reply),
    format: ({ params, query, actor, reply }) =>
      sendPriceSheet(db, authorizeCategory(actor, 'update', params.category), query, actor, reply),
    grid: ({ query, actor }) => {
      authorizeCategory(actor, 'read', query.category);
      return findPriceGrid(db, query, actor);
    },
    products: async ({ params, actor }) => {
      const category = authorizeCategory(actor, 'read', params.category);
      const products = await pricedProducts(db, category);
      return { id: category, name: CATEGORIES[category], ...wholeList(products) };
    },
    change: ({ body, actor }) => {
      const { rows, step, scope, valid_from } = body;
      const category = authorizeCategory(actor, 'update', body.category);
      const build = async (tx: typeof db, at: string) => ({
        kind: 'change' as const,
        category,
        valid_from,
        step,
        targets: rows ? rows.map(withProvince) : await targetsInScope(tx, category, scope, at),
      });
      return applyPrices(db, body, { category, valid_from, build }, actor);
    },
    add: ({ body, actor }) => {
      const { products, areas, amount, valid_from } = body;
      const category = authorizeCategory(actor, 'create', body.category);
      requireProvinces(actor, areas);
      const targets = products.flatMap(product_id => areas.map(area => withProvince({ product_id, ...area, amount })));
      const build = async () => ({ kind: 'add' as const, category, valid_from, targets });
      return applyPrices(db, body, { category, valid_from, build }, actor);
    },
    upload: ({ query, upload, actor, task }) => {
      const category = authorizeCategory(actor, 'update', query.category);
      return uploadPrices(db, upload.bytes, { ...query, category }, actor, task);
    },
    remarks: async ({ query, upload, actor, reply }) => {
      const category = authorizeCategory(actor, 'update', query.category);
      const bytes = await remarkPrices(db, upload.bytes, { ...query, category }, actor);
      return sendWorkbook(reply, `harga-${category}-diperiksa`, bytes);
    },
    remove: ({ params, actor }) => removePrice(db, params.id, actor),
    batches: ({ params, query, actor }) =>
      batchList(db, authorizeCategory(actor, 'read', params.category), query, actor),
    revert: ({ params, actor }) => revertBatch(db, params.id, actor),
  };
});

/** Fills in the province of a regency, whose code begins with the province's. */
const withProvince = (target: Omit<PriceTarget, 'amount'> & { amount: number }): PriceTarget => ({
  ...target,
  province_code: target.province_code ?? target.regency_code?.slice(0, 2) ?? null,
});

/** Requires each area to name a province if the actor is bound to regions. @throws HttpError 422 naming the area without one */
function requireProvinces(actor: Bound, areas: PriceAddition['areas']): void {
  if (reaches(actor, null)) return;
  const index = areas.findIndex(({ province_code, regency_code }) => province_code === null && regency_code === null);
  if (index !== -1) throw invalidInput({ [`areas.${index}.province_code`]: foreignRegion(actor) });
}

/** Returns a page of a category's batches that the actor may read, newest first by default; the search covers their notes. */
function batchList(db: Db, category: PricedCategory, query: ListQuery, actor: Actor): Promise<Page<PriceBatch>> {
  const { search, sort = '-created_at' } = query;
  const like = search && containing(search);
  const where = sql`b.category_code = ${category} and ${ownBatches(actor)} ${like ? sql`and b.note ilike ${like}` : sql``}`;
  const order = sql.raw(sort.startsWith('-') ? 'b.created_at desc, b.id desc' : 'b.created_at, b.id');
  const statement = (page: SQL) =>
    sql`select ${batchColumns}, count(*) over () as total from price_batches b where ${where} order by ${order} ${page}`;
  return readStatement<PriceBatch>(db, statement, query);
}

/** The maximum length of a history: one price a day for a year. */
const MAX_HISTORY = 366;

/**
 * Returns a price with the history of its product in its area, newest first. If a category is given, the price must belong to it.
 *
 * @throws HttpError 404 (also outside the actor's regions), 403 without the category's permission
 */
async function findPrice(
  db: Db,
  { id, category }: { id: string; category?: PricedCategory | undefined },
  actor: Actor,
): Promise<Price & { history: Price[] }> {
  if (!isUuid(id)) throw priceNotFound();
  const here = sql`exists (select 1 from prices p where p.id = ${id} and p.product_id = o.product_id
    and coalesce(p.province_code, '') = coalesce(o.province_code, '')
    and coalesce(p.regency_code, '') = coalesce(o.regency_code, '')) and ${ownRegions(actor, sql.raw('v.region_code'))}`;
  const { rows } = await db.execute(
    priceStatement(here, sql.raw('now()'), sql.raw('o.valid_from desc, o.id'), sql`limit ${MAX_HISTORY}`),
  );
  const history = rows.map(priceOf);
  const found = history.find(price => price.id === id.toLowerCase());
  if (!found || (category && category !== found.category_code)) throw priceNotFound();
  authorizeCategory(actor, 'read', found.category_code);
  return { ...found, history };
}

const priceNotFound = () => notFound(priceErrors.notFound());

type Row = Pick<PriceTarget, 'product_id' | 'province_code' | 'regency_code'> & Record<string, unknown>;

const EMPTY = { product: [], region: [], province: [], regency: [] };

/**
 * Returns the targets of a scope. If the scope names no areas, these are all areas with prices of their own by then; otherwise the chosen
 * areas, with own or inherited prices, and those regencies of chosen provinces that have prices of their own.
 */
async function targetsInScope(
  db: Db,
  category: PricedCategory,
  scope: PriceChange['scope'] = EMPTY,
  at: string,
): Promise<PriceTarget[]> {
  const { product, region, province, regency } = scope;
  const products = sql`x.category_code = ${category} and x.is_active
    ${product.length > 0 ? sql`and x.id = any(${sql.param(product)}::uuid[])` : sql``}`;
  const own = sql`from prices o join products x on x.id = o.product_id and ${products}`;
  const anywhere = region.length + province.length + regency.length === 0;
  const { rows } = await db.execute<Row>(
    anywhere
      ? sql`select distinct o.product_id, o.province_code, o.regency_code ${own} where o.valid_from <= ${at}::timestamptz`
      : sql`
        with chosen as (
          select code as province_code, null::text as regency_code from provinces
          where code = any(${texts(province)}) or region_code = any(${texts(region)})
          union select province_code, code from regencies where code = any(${texts(regency)}))
        select x.id as product_id, c.province_code, c.regency_code from products x cross join chosen c where ${products}
        union
        select o.product_id, o.province_code, o.regency_code ${own}
        join chosen c on c.regency_code is null and c.province_code = o.province_code
        where o.regency_code is not null and o.valid_from <= ${at}::timestamptz`,
  );
  return rows.map(row => ({ ...row, amount: null }));
}

/** Empty rows below the prices, for areas without prices of their own. */
const SPARE_ROWS = 200;

/** Sends the workbook to fill in: a row for each product and area with the price in force, and a column for the new one. */
async function sendPriceSheet(
  db: Db,
  category: PricedCategory,
  choice: ListedAreas,
  actor: Actor,
  reply: FastifyReply,
) {
  const { areas, products } = await allAreas(db, category, choice, actor);
  const named = new Map(products.map(product => [product.id, product]));
  const rows = areas.flatMap(({ id, name, prices }) =>
    prices.flatMap(({ product_id, amount }) => {
      const product = named.get(product_id);
      return product ? [[product.code, product.name, id, name, amount, null]] : [];
    }),
  );
  const sheet = priceSheet(products, await areaChoices(db, actor));
  const bytes = await writeTemplate(sheet, { rows, lockedWithSpareRows: SPARE_ROWS });
  return sendWorkbook(reply, `format-harga-${category}`, bytes);
}
