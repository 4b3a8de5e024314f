import type { FastifyReply } from 'fastify';
import type { PricedCategory } from '../../../../contract/price/priceRights';
import type { Actor } from '../../../core/Actor';
import type { Db } from '../../../db/types';
import { sendWorkbook } from '../../../sheet/sendWorkbook';
import { writeTemplate } from '../../../sheet/writeTemplate';
import { allAreas, type ListedAreas } from '../allAreas';
import { areaChoices } from './areaChoices';
import { priceSheet } from './priceSheet';

/** Empty rows below the prices, for areas without prices of their own. */
const SPARE_ROWS = 200;

/** Sends the workbook to fill in: a row for each product and area with the price in force, and a column for the new one. */
export async function sendPriceSheet(
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
