import type { FastifyRequest } from 'fastify';
import type { AuditEntity } from '../../../contract/core/audited';
import type { Endpoint } from '../../../contract/core/endpoint';
import { recordAudit } from '../../audit/recordAudit';
import type { Db } from '../../db/types';
import { callersToken } from '../../http/requestSession';
import type { RemoteSessions } from './remoteSessions';

/** Called once a provider has carried out a write. */
export type AfterWrite = (
  request: FastifyRequest,
  endpoint: Endpoint,
  response: { status: number; data: unknown },
) => Promise<void>;

/** The entity of a call, by address prefix; the first match counts. */
const ENTITIES: readonly (readonly [string, AuditEntity])[] = [
  ['/v1/cms/banner', 'banner'],
  ['/v1/cms/faq', 'faq'],
  ['/v1/cms/admin', 'account'],
  ['/v1/users', 'account'],
  ['/v1/cms/role', 'role'],
  ['/api-cms/permission', 'permission'],
  ['/v1/cms/shipping-cost', 'shipping_cost'],
  ['/v1/cms/merchant/registration', 'registration'],
  ['/v1/cms/merchant/approval', 'registration'],
  ['/api/product/merchant', 'merchant_product'],
  ['/v1/cms/product', 'price'],
  ['/v1/cms/price', 'price'],
  ['/v1/cms/promotion', 'promotion'],
  ['/v1/cms/voucher', 'voucher'],
  ['/v1/cms/order', 'order'],
  ['/order', 'order'],
  ['/api/transaction/order', 'order'],
  ['/v1/report/finance/operational-cost', 'operational_cost'],
];

const ACTIONS = { POST: 'create', PUT: 'update', DELETE: 'delete' } as const;

/**
 * Writes an audit log row for each write carried out by the provider: who, which call, which record, with which status. Only the provider
 * knows what changed. If the row cannot be written, that is logged and the write stands.
 */
export const auditWrites =
  (db: Db, sessions: RemoteSessions, secure: boolean): AfterWrite =>
  async (request, { method, path, call }, { status, data }) => {
    const entity = ENTITIES.find(([begin]) => path.startsWith(begin))?.[1];
    const token = callersToken(request, secure);
    if (!entity || !token || method === 'GET') return;
    try {
      const actor = await sessions.find(token);
      if (!actor) return;
      const answered = (data as { id?: unknown } | null)?.id;
      await recordAudit(
        db,
        { ...actor, request_id: request.id, ip: request.ip },
        {
          action: ACTIONS[method],
          entity,
          entity_id: request.recordId ?? (typeof answered === 'string' ? answered : null),
          label: `${call} (${status})`,
        },
      );
    } catch (error) {
      request.log.error({ err: error, call }, 'a write at the provider was not recorded in the audit log');
    }
  };
