import { priceApi, XLSX_TYPE } from '../../../contract/price/priceApi';
import { price } from '../../../contract/price/priceRecord';
import { CATEGORIES } from '../../../contract/product';
import { exportHandler } from '../../export/exportHandler';
import { routes } from '../../http/routes';
import { readSheet } from '../../sheet/readSheet';
import { applyPrices } from './applyPrices';
import { authorizeCategory } from './authorizeCategory';
import { batchList } from './batchList';
import { findPrice } from './findPrice';
import { pricedProducts } from './pricedProducts';
import { findPriceGrid } from './priceGrid';
import { type PriceQuery, priceList } from './priceList';
import { removePrice } from './removePrice';
import { revertBatch } from './revertBatch';
import { sendPricePdf } from './sendPricePdf';
import { MAX_SHEET_ROWS, SHEET_COLUMNS } from './sheet/columns';
import { sendPriceSheet } from './sheet/sendPriceSheet';
import { targetsInSheet } from './sheet/targetsInSheet';
import { targetsInScope } from './targetsInScope';
import { withProvince } from './withProvince';

export const priceRoutes = routes(priceApi, services => {
  const { db } = services;
  const list = priceList(db);
  return {
    ofCategory: ({ params, query, actor }) =>
      list.page(authorizeCategory(actor, 'read', params.category), query, actor),
    one: ({ params, actor }) => findPrice(db, params.id, actor),
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
      sendPriceSheet(db, authorizeCategory(actor, 'update', params.category), query, actor, reply.type(XLSX_TYPE)),
    grid: ({ query, actor }) => {
      authorizeCategory(actor, 'read', query.category);
      return findPriceGrid(db, query, actor);
    },
    products: async ({ params, actor }) => {
      const category = authorizeCategory(actor, 'read', params.category);
      const products = await pricedProducts(db, category);
      return { id: category, name: CATEGORIES[category], list: products, total: products.length };
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
      const targets = products.flatMap(product_id => areas.map(area => withProvince({ product_id, ...area, amount })));
      const build = async () => ({ kind: 'add' as const, category, valid_from, targets });
      return applyPrices(db, body, { category, valid_from, build }, actor);
    },
    upload: async ({ query, upload, actor }) => {
      const { valid_from } = query;
      const category = authorizeCategory(actor, 'update', query.category);
      const cells = await readSheet(upload.bytes, { maxRows: MAX_SHEET_ROWS, columns: SHEET_COLUMNS.length });
      const read = targetsInSheet(cells, await pricedProducts(db, category));
      const build = async () => ({ kind: 'excel' as const, category, valid_from, ...read });
      return applyPrices(db, query, { category, valid_from, build }, actor);
    },
    remove: ({ params, actor }) => removePrice(db, params.id, actor),
    batches: ({ params, query, actor }) => batchList(db, authorizeCategory(actor, 'read', params.category), query),
    revert: ({ params, actor }) => revertBatch(db, params.id, actor),
  };
});
