import type { FastifyReply } from 'fastify';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import type { Db } from '../../db/types';
import { findInvoice } from './findInvoice';
import { invoicePdf } from './invoicePdf';

/** The invoice as a download; the audit log keeps who took it. @throws HttpError as `findInvoice` */
export async function sendInvoicePdf(db: Db, id: string, actor: Actor, reply: FastifyReply) {
  const invoice = await findInvoice(db, id, actor);
  const name = `invoice-${invoice.order_number}.pdf`;
  await db.transaction(tx =>
    recordAudit(tx, actor, {
      action: 'export',
      entity: 'order',
      entity_id: id,
      label: name,
      after: { rows: 1, format: 'pdf', filter: {} },
    }),
  );
  return reply
    .headers({ 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="${name}"` })
    .send(await invoicePdf(invoice));
}
