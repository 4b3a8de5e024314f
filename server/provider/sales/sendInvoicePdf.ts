import type { FastifyReply } from 'fastify';
import type { Actor } from '../../core/Actor';
import type { Db } from '../../db/types';
import { sendExport } from '../../export/sendExport';
import { takeExportSlot } from '../../export/takeExportSlot';
import { findInvoice } from './findInvoice';
import { invoicePdf } from './invoicePdf';

/** Sends the invoice as a download, which is recorded in the audit log. @throws HttpError as in `findInvoice` */
export async function sendInvoicePdf(db: Db, id: string, actor: Actor, reply: FastifyReply) {
  const turn = await takeExportSlot(actor, reply);
  const invoice = await findInvoice(db, { id }, actor);
  return sendExport(db, actor, reply, {
    name: `invoice-${invoice.order_number}.pdf`,
    format: 'pdf',
    entity: 'order',
    entity_id: id,
    rows: 1,
    filter: {},
    write: () => invoicePdf(invoice, turn),
  });
}
