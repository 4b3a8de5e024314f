import type { FastifyReply } from 'fastify';
import { jakartaDay } from '../../../contract/core/days';
import type { PricedCategory } from '../../../contract/price/priceRights';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import type { Db } from '../../db/types';
import { allAreas, type ListedAreas } from './allAreas';
import { pricePdf } from './pricePdf';

/** The price list as a download; the audit log keeps who took it. */
export async function sendPricePdf(
  db: Db,
  category: PricedCategory,
  choice: ListedAreas,
  actor: Actor,
  reply: FastifyReply,
) {
  const { areas, products, at } = await allAreas(db, category, choice, actor);
  const name = `harga-${category}-${jakartaDay(at)}.pdf`;
  await db.transaction(tx =>
    recordAudit(tx, actor, {
      action: 'export',
      entity: 'price',
      label: name,
      after: { rows: areas.length, format: 'pdf', filter: choice },
    }),
  );
  const stream = await pricePdf({ category, products, areas, at, by: actor.name });
  return reply
    .headers({ 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="${name}"` })
    .send(stream);
}
