import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { AuditEntity } from '../../contract/core/audited';
import { EXPORT_FORMATS, type ExportFormat } from '../../contract/export';
import { recordAudit } from '../audit/recordAudit';
import type { Actor } from '../core/Actor';
import type { Db } from '../db/types';

/** An exported file, and what the audit log records about it. */
interface ExportFile {
  /** File name for saving: `harga-bbm-2026-11-21.pdf`. */
  name: string;
  format: ExportFormat | 'pdf';
  entity: AuditEntity;
  /** For a file about a single record. */
  entity_id?: string;
  rows: number;
  /** The filter of the rows. */
  filter: object;
  write: () => Readable | Promise<Buffer>;
}

const CONTENT_TYPES = { ...EXPORT_FORMATS, pdf: 'application/pdf' };

/** Responds with a file as a download. Who exported what, and how many rows, is written to the audit log first. */
export async function sendExport(db: Db, actor: Actor, reply: FastifyReply, file: ExportFile): Promise<FastifyReply> {
  const { name, format, entity, entity_id, rows, filter, write } = file;
  await db.transaction(tx =>
    recordAudit(tx, actor, {
      action: 'export',
      entity,
      entity_id: entity_id ?? null,
      label: name,
      after: { rows, format, filter },
    }),
  );
  // its time is over: nobody would read the file, nor end its query
  if (reply.sent) return reply;
  return reply
    .headers({ 'content-type': CONTENT_TYPES[format], 'content-disposition': `attachment; filename="${name}"` })
    .send(await write());
}
