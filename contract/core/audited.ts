/** Actions that every entity may have in the audit log. */
export type CommonAuditAction = 'create' | 'update' | 'delete' | 'export';

/**
 * Entities of the audit log, each with its actions besides the common ones, `never` if there are none. Each domain
 * adds its own next to its schemas; from then on the server may log them and the console must name them.
 * @example declare module '../core/audited' { interface AuditedActions { faq: 'order' } }
 */
// biome-ignore lint/suspicious/noEmptyInterface: its members are the domains'.
export interface AuditedActions {}

export type AuditEntity = keyof AuditedActions;
export type AuditAction<Entity extends AuditEntity = AuditEntity> = CommonAuditAction | AuditedActions[Entity];
