import type { AuditEntity, AuditedActions, CommonAuditAction } from '../../contract/core/audited';

type OwnAction<Entity extends AuditEntity> = Exclude<AuditedActions[Entity], CommonAuditAction>;

/**
 * What the audit log and histories call a resource's entities, and the actions that are recorded of them alone. An action without
 * a message does not compile; an entity without a `name` bears that of its resource.
 *
 * @example audit: { faq: { actions: { order: 'Mengurutkan' } } }
 */
export type AuditMessages = {
  [Entity in AuditEntity]?: {
    name?: string;
  } & ([OwnAction<Entity>] extends [never] ? unknown : { actions: Record<OwnAction<Entity>, string> });
};
