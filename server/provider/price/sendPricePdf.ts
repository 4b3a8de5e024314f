import type { FastifyReply } from 'fastify';
import { jakartaDay } from '../../../contract/core/days';
import type { PricedCategory } from '../../../contract/price/priceRights';
import type { Actor } from '../../core/Actor';
import type { Db } from '../../db/types';
import { sendExport } from '../../export/sendExport';
import { takeExportSlot } from '../../export/takeExportSlot';
import { allAreas, type ListedAreas } from './allAreas';
import { pricePdf } from './pricePdf';

/** Sends the price list as a download, which is recorded in the audit log. */
export async function sendPricePdf(
  db: Db,
  category: PricedCategory,
  choice: ListedAreas,
  actor: Actor,
  reply: FastifyReply,
) {
  const turn = await takeExportSlot(actor, reply);
  const { areas, products, at } = await allAreas(db, category, choice, actor);
  return sendExport(db, actor, reply, {
    name: `harga-${category}-${jakartaDay(at)}.pdf`,
    format: 'pdf',
    entity: 'price',
    rows: areas.length,
    filter: choice,
    write: () => pricePdf({ category, products, areas, at, by: actor.name }, turn),
  });
}
