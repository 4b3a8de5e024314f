import type { AuditEntity, AuditedActions, CommonAuditAction } from '../../contract/core/audited';

type OwnAction<Entity extends AuditEntity> = Exclude<AuditedActions[Entity], CommonAuditAction>;

/**
 * Names of a resource's entities in the audit log and histories, and of the actions recorded only for them. An action without
 * a message does not compile; an entity without a `name` takes its resource's.
 *
 * @example audit: { faq: { actions: { order: 'Mengurutkan' } } }
 */
export type AuditMessages = {
  [Entity in AuditEntity]?: {
    name?: string;
  } & ([OwnAction<Entity>] extends [never] ? unknown : { actions: Record<OwnAction<Entity>, string> });
};
