import type { AuditAction, AuditEntity } from '../../contract/core/audited';
import type { Actor } from '../core/Actor';
import type { Db } from '../db/types';
import { type AuditedFields, audit_log } from './table';

/** Who performed the action: an actor, nobody (a failed login) or the server itself. */
export type AuditActor = Pick<Actor, 'name' | 'session_id' | 'request_id' | 'ip'> & { user_id: string | null };

export interface AuditEntry<Entity extends AuditEntity = AuditEntity> {
  /** `create`, `update`, `delete`, `export`, or an action listed for the entity in `contract/core/audited.ts`. */
  action: AuditAction<Entity>;
  entity: Entity;
  entity_id?: string | null;
  /** The record's display name. */
  label?: string | null;
  /** The record before and after. Only differing fields are stored, and never secrets. */
  before?: AuditedFields | null;
  after?: AuditedFields | null;
}

/**
 * Writes an audit row. Pass the transaction of the change itself, so that both commit or neither does.
 * @param secret further fields whose values must not be stored; passwords, tokens and hashes never are
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
    region_code: regionOf(entry.after) ?? regionOf(entry.before),
    before,
    after,
  });
}

/** Returns the sales region of a record's state. */
const regionOf = (state: AuditedFields | null | undefined): string | null =>
  typeof state?.region_code === 'string' ? state.region_code : null;

/** Fields that change with every edit or repeat the row's own metadata. */
const NOISE = new Set(['version', 'updated_at', 'updated_by']);
const SECRET = /password|secret|token|_hash$|^hash$/;

/**
 * Returns the fields to store for a change: those that differ if both sides are given, else all of them. Secrets are marked as changed,
 * without their value.
 */
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

/** Display name of the server in the audit log. */
export const SYSTEM_NAME = 'Sistem';

/** Returns the server as the actor of work without a request. @param work name of the job, such as `registration:expire` */
export const systemActor = (work: string): AuditActor => ({
  user_id: null,
  name: SYSTEM_NAME,
  session_id: null,
  request_id: work,
  ip: null,
});
