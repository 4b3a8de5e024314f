import { sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { WHOLE_COUNTRY } from '../../../../contract/area/region';
import type { PricedCategory } from '../../../../contract/price/priceRights';
import type { Actor } from '../../../core/Actor';
import { boundTo } from '../../../core/regionScope';
import type { Db } from '../../../db/types';
import type { SheetChoice } from '../../../sheet/SheetColumn';
import { sendWorkbook } from '../../../sheet/sendWorkbook';
import { writeTemplate } from '../../../sheet/writeTemplate';
import { allAreas, type ListedAreas } from '../allAreas';
import { texts } from '../priceParts';
import { COUNTRY_CODE, priceSheet } from './priceSheet';

/** Empty rows below the prices, for areas without prices of their own. */
const SPARE_ROWS = 200;

/** The workbook to fill in, as a download: a row for each product and area with the price in force, and a column for the new one. */
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

/** The areas for which the actor may set prices. */
async function areaChoices(db: Db, actor: Actor): Promise<SheetChoice[]> {
  const regions = boundTo(actor);
  const reached = regions ? sql`where v.region_code = any(${texts(regions)})` : sql``;
  const { rows } = await db.execute<{ code: string; name: string }>(sql`
    select v.code, v.name from provinces v ${reached}
    union all select r.code, r.name from regencies r join provinces v on v.code = r.province_code ${reached}
    order by code`);
  const areas = rows.map(({ code, name }): SheetChoice => [code, name]);
  return regions ? areas : [[COUNTRY_CODE, WHOLE_COUNTRY], ...areas];
}
