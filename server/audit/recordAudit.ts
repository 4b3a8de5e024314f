import type { AuditAction, AuditEntity } from '../../contract/core/audited';
import type { Actor } from '../core/Actor';
import type { Db } from '../db/types';
import { type AuditedFields, audit_log } from './table';

/** Who the log names: an actor, or nobody signed in (a failed login) and the server itself. */
export type AuditActor = Pick<Actor, 'name' | 'session_id' | 'request_id' | 'ip'> & { user_id: string | null };

export interface AuditEntry<Entity extends AuditEntity = AuditEntity> {
  /** `create`, `update`, `delete`, `export`, or one that `contract/core/audited.ts` lists for the entity. */
  action: AuditAction<Entity>;
  entity: Entity;
  entity_id?: string | null;
  /** The record's name as people know it. */
  label?: string | null;
  /** The record before and after; only the fields in which they differ are kept, and never a secret. */
  before?: AuditedFields | null;
  after?: AuditedFields | null;
}

/**
 * Writes who did what into the log. Give it the transaction of the change itself: either both stand or neither.
 *
 * @param secret further fields whose values must not be kept; passwords, tokens and hashes never are
 */
export async function recordAudit<Entity extends AuditEntity>(
  tx: Db,
  actor: AuditActor,
  entry: AuditEntry<Entity>,
  secret: readonly string[] = [],
): Promise<void> {
  const { before, after } = changedFields(entry.before, entry.after, secret);
  await tx.insert(audit_log).values({
    actor_id: actor.user_id,
    actor_name: actor.name,
    session_id: actor.session_id,
    request_id: actor.request_id,
    ip: actor.ip,
    action: entry.action,
    entity: entry.entity,
    entity_id: entry.entity_id ?? null,
    label: entry.label ?? null,
    before,
    after,
  });
}

/** Of no use to a reader: they change with every edit, or say what the row itself says. */
const NOISE = new Set(['version', 'updated_at', 'updated_by']);
const SECRET = /password|secret|token|_hash$|^hash$/;

/** What remains of a change: with both sides the fields that differ, with one side all of it. Secrets appear as changed, without their value. */
export function changedFields(
  before: AuditedFields | null | undefined,
  after: AuditedFields | null | undefined,
  secret: readonly string[] = [],
): { before: AuditedFields | null; after: AuditedFields | null } {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    name => !NOISE.has(name) && !(before && after && same(before[name], after[name])),
  );
  const keep = (side: AuditedFields | null | undefined) =>
    side ? Object.fromEntries(names.map(name => [name, isSecret(name) ? '•••' : (side[name] ?? null)])) : null;
  const isSecret = (name: string) => SECRET.test(name) || secret.includes(name);
  return { before: keep(before), after: keep(after) };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
