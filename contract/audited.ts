import { ORDER_ACTIONS } from './order/orderSteps';
import { DECISIONS } from './registration/registrationSteps';

/** Actions that the audit log may record of any entity. */
export const COMMON_AUDIT_ACTIONS = ['create', 'update', 'delete', 'export'] as const;

/**
 * What the audit log speaks of: each entity with the actions recorded of it besides the common ones. The console's declarations
 * must name every one of them.
 */
export const AUDITED = {
  account: [
    'login',
    'login_failed',
    'login_refused',
    'end_sessions',
    'invite',
    'invitation_accepted',
    'password_change',
    'password_link',
    'password_reset',
    'recovery_code_used',
    'recovery_codes_renewed',
    'second_factor_failed',
    'second_factor_on',
    'second_factor_off',
  ],
  audit_log: [],
  banner: [],
  faq: ['order'],
  file: [],
  merchant: [],
  merchant_product: [],
  merchant_role: [],
  order: ORDER_ACTIONS,
  owner: [],
  permission: [],
  price: [],
  price_batch: ['apply', 'revert'],
  registration: [...DECISIONS, 'check', 'activate', 'expire'],
  role: ['see_as_begin', 'see_as_end'],
  saved_view: [],
  shipping_cost: [],
} as const satisfies Record<string, readonly string[]>;

export type AuditEntity = keyof typeof AUDITED;
/** The actions recorded of an entity besides the common ones. */
export type OwnAuditAction<Entity extends AuditEntity> = (typeof AUDITED)[Entity][number];
export type AuditAction<Entity extends AuditEntity = AuditEntity> =
  | (typeof COMMON_AUDIT_ACTIONS)[number]
  | OwnAuditAction<Entity>;

export const AUDIT_ENTITIES = Object.keys(AUDITED) as [AuditEntity, ...AuditEntity[]];
