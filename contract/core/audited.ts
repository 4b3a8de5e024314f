/** Actions that the audit log may record of any entity. */
export type CommonAuditAction = 'create' | 'update' | 'delete' | 'export';

/**
 * What the audit log speaks of: each entity with the actions recorded of it besides the common ones, `never` where there are none.
 * A domain adds its own beside its schemas; from then on the server may record them and the console must name them.
 *
 * @example declare module '../core/audited' { interface AuditedActions { faq: 'order' } }
 */
// biome-ignore lint/suspicious/noEmptyInterface: its members are the domains'.
export interface AuditedActions {}

export type AuditEntity = keyof AuditedActions;
export type AuditAction<Entity extends AuditEntity = AuditEntity> = CommonAuditAction | AuditedActions[Entity];
