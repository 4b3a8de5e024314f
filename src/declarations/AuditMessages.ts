import type { AuditEntity, COMMON_AUDIT_ACTIONS, OwnAuditAction } from '../../contract/audited';

type Named<Entity extends AuditEntity> = Exclude<OwnAuditAction<Entity>, (typeof COMMON_AUDIT_ACTIONS)[number]>;

/**
 * What the audit log and histories call a resource's entities, and the actions of them that no other entity has. An action without
 * a message does not compile; an entity without a `name` bears that of its resource.
 *
 * @example audit: { faq: { actions: { order: 'Mengurutkan' } } }
 */
export type AuditMessages = {
  [Entity in AuditEntity]?: {
    name?: string;
  } & ([Named<Entity>] extends [never] ? unknown : { actions: Record<Named<Entity>, string> });
};
