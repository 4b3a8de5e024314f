import { z } from 'zod';
import { endpoint } from './core/endpoint';
import { anyText, day, id, instantOut } from './core/fields';
import { listQuery, repeated } from './core/query';
import { listOf } from './core/response';
import { exportOf } from './export';

declare module './core/audited' {
  interface AuditedActions {
    audit_log: never;
    /** Calls refused to a user. */
    request: 'refuse';
  }
}

export const auditRow = z.object({
  id: z.int().meta({ title: 'ID' }),
  at: instantOut.meta({ title: 'Waktu' }),
  actor_id: id.nullable(),
  actor_name: z.string().meta({ title: 'Pelaku' }),
  action: z.string().meta({ title: 'Tindakan' }),
  entity: z.string().meta({ title: 'Jenis data' }),
  entity_id: z.string().nullable(),
  label: z.string().nullable().meta({ title: 'Data' }),
  ip: z.string().nullable().meta({ title: 'Alamat IP' }),
  request_id: z.string().nullable().meta({ title: 'ID permintaan' }),
  /** Position in the hash chain; null for the few seconds until the row is sealed. */
  seal_number: z.int().nullable().meta({ title: 'Nomor segel' }),
  hash: z.string().nullable().meta({ title: 'Segel' }),
});

/** A row with the fields that changed. */
export const auditDetail = auditRow.extend({
  session_id: id.nullable(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
});
export type AuditRow = z.output<typeof auditRow>;
export type AuditDetail = z.output<typeof auditDetail>;

const name = anyText(60).min(1);

const list = endpoint('GET /api/console/audit', {
  // read by those who oversee access; among the preinstalled roles, super admins and auditors
  access: 'can_read_role',
  summary: 'List audit log entries, newest first: who did what to which record, and from where',
  query: listQuery(['at', 'actor_name']).extend({
    actor_id: repeated(id).meta({ title: 'Pelaku' }),
    entity: repeated(name).meta({ title: 'Jenis data' }),
    entity_id: anyText(100).optional().meta({ title: 'ID data' }),
    action: repeated(name).meta({ title: 'Tindakan' }),
    /** Days in Asia/Jakarta, both inclusive. */
    start_date: day.optional().meta({ title: 'Dari tanggal' }),
    end_date: day.optional().meta({ title: 'Sampai tanggal' }),
  }),
  response: listOf(auditRow),
});

/** The audit log. Append-only and chained by hash: `npm run audit:verify` names the first row that was altered. */
export const auditLogApi = {
  list,
  one: endpoint('GET /api/console/audit/{id}', {
    access: list.access,
    summary: 'Get an audit log entry with what changed',
    response: auditDetail,
  }),
  filters: endpoint('GET /api/console/audit-filters', {
    access: list.access,
    summary: 'List what the log can be filtered by: the people, entities and actions that occur in it',
    response: z.object({
      actors: z.array(z.object({ id, name: z.string() })),
      entities: z.array(z.string()),
      actions: z.array(z.string()),
    }),
  }),
  export: exportOf('/api/console/export/audit', list),
};
