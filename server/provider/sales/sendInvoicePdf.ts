import type { FastifyReply } from 'fastify';
import type { Actor } from '../../core/Actor';
import type { Db } from '../../db/types';
import { sendExport } from '../../export/sendExport';
import { takeTurn } from '../../export/takeTurn';
import { findInvoice } from './findInvoice';
import { invoicePdf } from './invoicePdf';

/** The invoice as a download; the audit log keeps who took it. @throws HttpError as `findInvoice` */
export async function sendInvoicePdf(db: Db, id: string, actor: Actor, reply: FastifyReply) {
  takeTurn(actor, reply);
  const invoice = await findInvoice(db, { id }, actor);
  return sendExport(db, actor, reply, {
    name: `invoice-${invoice.order_number}.pdf`,
    format: 'pdf',
    entity: 'order',
    entity_id: id,
    rows: 1,
    filter: {},
    write: () => invoicePdf(invoice),
  });
}
