import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { AuditEntity } from '../../contract/core/audited';
import { EXPORT_FORMATS, type ExportFormat } from '../../contract/export';
import { recordAudit } from '../audit/recordAudit';
import type { Actor } from '../core/Actor';
import type { Db } from '../db/types';

/** A file to take along, and what the audit log keeps of it. */
interface ExportFile {
  /** Under which it is saved: `harga-bbm-2026-11-21.pdf`. */
  name: string;
  format: ExportFormat | 'pdf';
  entity: AuditEntity;
  /** Of a file of one record. */
  entity_id?: string;
  rows: number;
  /** What the rows are filtered by. */
  filter: object;
  write: () => Readable | Promise<Buffer>;
}

const CONTENT_TYPES = { ...EXPORT_FORMATS, pdf: 'application/pdf' };

/** Answers with a file as a download; before it is written, the audit log has who took what and how much. */
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
  return reply
    .headers({ 'content-type': CONTENT_TYPES[format], 'content-disposition': `attachment; filename="${name}"` })
    .send(await write());
}
