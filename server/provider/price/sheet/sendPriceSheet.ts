import type { FastifyReply } from 'fastify';
import type { PricedCategory } from '../../../../contract/price/priceRights';
import type { Actor } from '../../../core/Actor';
import type { Db } from '../../../db/types';
import { allAreas, type ListedAreas } from '../allAreas';
import { writePriceSheet } from './writePriceSheet';

/** The workbook to fill in, as a download. */
export async function sendPriceSheet(
  db: Db,
  category: PricedCategory,
  choice: ListedAreas,
  actor: Actor,
  reply: FastifyReply,
) {
  const { areas, products } = await allAreas(db, category, choice, actor);
  const bytes = await writePriceSheet(areas, products);
  return reply
    .header('content-disposition', `attachment; filename="format-harga-${category}.xlsx"`)
    .send(Buffer.from(bytes));
}
