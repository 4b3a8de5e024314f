/** Actions that every entity may have in the audit log. */
export type CommonAuditAction = 'create' | 'update' | 'delete' | 'export';

/**
 * Entities of the audit log, each with its actions besides the common ones, or `never` if it has none. Each domain
 * declares its own next to its schemas; the server may then log them, and the console must label them.
 * @example declare module '../core/audited' { interface AuditedActions { faq: 'order' } }
 */
// biome-ignore lint/suspicious/noEmptyInterface: domains add the members.
export interface AuditedActions {}

export type AuditEntity = keyof AuditedActions;
export type AuditAction<Entity extends AuditEntity = AuditEntity> = CommonAuditAction | AuditedActions[Entity];
