import type { AuditedFields } from './table';

interface FieldChange {
  field: string;
  before: unknown;
  after: unknown;
}

/** Fields without meaning to a reader of the log. */
const INTERNAL = new Set([
  'id',
  'created_at',
  'created_by',
  // ids of people and records that the row names in other fields
  'customer_id',
  'decided_by',
  'owner_id',
  'reverts',
  'submitted_by',
  // derived from other fields
  'reach_provinces',
]);

/** Lists the fields that differ between two states of a record. */
export function changesOf(before: AuditedFields | null, after: AuditedFields | null): FieldChange[] {
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .filter(field => !INTERNAL.has(field))
    .map(field => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }));
}
