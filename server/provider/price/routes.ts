import { priceApi } from '../../../contract/price/priceApi';
import { price } from '../../../contract/price/priceRecord';
import { CATEGORIES } from '../../../contract/product';
import { exportHandler } from '../../export/exportHandler';
import { routes } from '../../http/routes';
import { sendWorkbook } from '../../sheet/sendWorkbook';
import { wholeList } from '../../store/listMeta';
import { applyPrices } from './applyPrices';
import { authorizeCategory } from './authorizeCategory';
import { batchList } from './batchList';
import { findPrice } from './findPrice';
import { pricedProducts } from './pricedProducts';
import { findPriceGrid } from './priceGrid';
import { type PriceQuery, priceList } from './priceList';
import { removePrice } from './removePrice';
import { requireProvinces } from './requireProvinces';
import { revertBatch } from './revertBatch';
import { sendPricePdf } from './sendPricePdf';
import { sendPriceSheet } from './sheet/sendPriceSheet';
import { remarkPrices, uploadPrices } from './sheet/uploadPrices';
import { targetsInScope } from './targetsInScope';
import { withProvince } from './withProvince';

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
