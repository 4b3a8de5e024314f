import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { promotionErrors } from '../../../contract/promotion/promotionErrors';
import { voucherApi } from '../../../contract/promotion/voucherApi';
import { CODE_LENGTH } from '../../../contract/promotion/voucherCode';
import { voucherErrors } from '../../../contract/promotion/voucherErrors';
import {
  type Voucher,
  type VoucherBatch,
  voucher,
  type voucherBatchInput,
  type voucherInput,
  type voucherUpdate,
} from '../../../contract/promotion/voucherRecord';
import { VOUCHER_STATUS_LABELS, voucherStatus } from '../../../contract/promotion/voucherStatus';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import { invalidInput } from '../../core/HttpError';
import type { Db, Tx } from '../../db/types';
import { exportHandler } from '../../export/exportHandler';
import { routes } from '../../http/routes';
import { sendWorkbook } from '../../sheet/sendWorkbook';
import { writeTemplate } from '../../sheet/writeTemplate';
import { claimKey } from '../../store/claimKey';
import { inTransaction } from '../../store/inTransaction';
import { randomCode } from './freeCode';
import { findBatch, insertVouchers } from './insertVouchers';
import { lockPromotion, lockVoucher, readPromotion, type VoucherRow } from './lockPromotion';
import { notifyVoucherApprovers } from './notifyOfVouchers';
import { conflict, overtaken } from './promotionHttpErrors';
import { setVoucherStatus, setVoucherStatuses } from './setVoucherStatus';
import { voucherSheet } from './sheet/voucherSheet';
import { promotion_uses, vouchers } from './table';
import { remarkVouchers, uploadVouchers } from './uploadVouchers';
import { voucherColumns } from './voucherColumns';
import { voucherStore } from './voucherStore';
import { findVouchersToApprove } from './vouchersToApprove';
import { requireRoom, termsWithin, voucherConstraints } from './voucherTerms';

export const voucherRoutes = routes(voucherApi, services => {
  const { db } = services;
  const all = voucherStore(db);
  return {
    list: ({ query: { promotion, ...query }, actor }) => all.ofPromotion(promotion).page(query, actor),
    ofPromotion: async ({ params, query, actor }) => {
      await readPromotion(db, params.id, actor);
      return all.ofPromotion(params.id).page(query, actor);
    },
    one: ({ params, actor }) => all.find(params.id, actor),
    create: ({ params, body, actor }) => createVoucher(db, params.id, body, actor),
    createBatch: ({ params, body, actor }) => createVoucherBatch(db, params.id, body, actor),
    update: ({ params, body, actor }) => updateVoucher(db, params.id, body, actor),
    setStatus: ({ params, body, actor }) => setVoucherStatus(db, params.id, body, actor),
    waiting: ({ params, query, actor }) => findVouchersToApprove(db, params.id, query.batch_id ?? null, actor),
    setStatuses: ({ params, body, actor }) => setVoucherStatuses(db, params.id, body, actor),
    remove: ({ params, actor }) => removeVoucher(db, params.id, actor),
    format: async ({ reply }) => sendWorkbook(reply, 'format-voucher', await writeTemplate(voucherSheet)),
    upload: ({ params, query, upload, actor, task }) => uploadVouchers(db, params.id, upload.bytes, query, actor, task),
    remarks: async ({ params, query, upload, actor, reply }) =>
      sendWorkbook(reply, 'voucher-diperiksa', await remarkVouchers(db, params.id, upload.bytes, query, actor)),
    export: async input => {
      const { id } = await readPromotion(db, input.params.id, input.actor);
      return exportHandler(services, all.ofPromotion(id), { record: voucher, filename: 'voucher' })(input);
    },
  };
});

/** Deletes a voucher. @throws HttpError 404, 403, 409 once an order has used it */
const removeVoucher = (db: Db, id: string, actor: Actor): Promise<void> =>
  inTransaction(db, async tx => {
    const { voucher } = await lockVoucher(tx, id, actor);
    if ((await tx.$count(promotion_uses, eq(promotion_uses.voucher_id, id))) > 0) throw conflict(voucherErrors.used());
    await tx.delete(vouchers).where(eq(vouchers.id, id));
    await recordAudit(tx, actor, {
      action: 'delete',
      entity: 'voucher',
      entity_id: id,
      label: voucher.code,
      before: voucher,
    });
  });

/**
 * Adds a batch of vouchers with random codes; at most once per `Idempotency-Key`.
 *
 * @throws HttpError 404, 403, 409 if the promotion would have too many vouchers, 422 by field
 */
const createVoucherBatch = (
  db: Db,
  promotionId: string,
  { count, note, submit, ...terms }: z.output<typeof voucherBatchInput>,
  actor: Actor,
): Promise<VoucherBatch> =>
  inTransaction(
    db,
    async tx => {
      const promotion = await lockPromotion(tx, promotionId, actor);
      const { id, isRepeat } = await claimKey(tx, 'voucher_batch', actor);
      if (isRepeat) return (await findBatch(tx, id!))!;
      await requireRoom(tx, promotion, count);
      const row = {
        ...termsWithin(promotion, terms),
        code: null,
        note,
        decision: submit ? ('awaiting_approval' as const) : ('draft' as const),
      };
      return insertVouchers(
        tx,
        promotion,
        { id, kind: 'generated', note },
        Array.from({ length: count }, () => row),
        actor,
      );
    },
    voucherConstraints,
  );

/**
 * Adds a voucher to a promotion, as a draft or submitted for approval; at most once per `Idempotency-Key`.
 *
 * @throws HttpError 404, 403, 409 if the promotion would have too many vouchers, 422 by field
 */
const createVoucher = (
  db: Db,
  promotionId: string,
  { code, note, submit, ...terms }: z.output<typeof voucherInput>,
  actor: Actor,
): Promise<Voucher> =>
  inTransaction(
    db,
    async tx => {
      const promotion = await lockPromotion(tx, promotionId, actor);
      const { id, isRepeat } = await claimKey(tx, 'voucher', actor);
      if (isRepeat) return findVoucher(tx, id!);
      await requireRoom(tx, promotion, 1);
      const [row] = await tx
        .insert(vouchers)
        .values({
          ...termsWithin(promotion, terms),
          ...(id && { id }),
          promotion_id: promotionId,
          code: code ?? `${promotion.code}-${randomCode(CODE_LENGTH)}`,
          note,
          decision: submit ? 'awaiting_approval' : 'draft',
          submitted_by: submit ? actor.user_id : null,
          created_by: actor.user_id,
          updated_by: actor.user_id,
        })
        .returning();
      const voucher = row!;
      await recordAudit(tx, actor, {
        action: 'create',
        entity: 'voucher',
        entity_id: voucher.id,
        label: voucher.code,
        after: voucher,
      });
      if (submit) await notifyVoucherApprovers(tx, promotion, voucher.code, actor);
      return findVoucher(tx, voucher.id);
    },
    voucherConstraints,
  );

async function findVoucher(tx: Tx, id: string): Promise<Voucher> {
  const [voucher] = await tx.select(voucherColumns).from(vouchers).where(eq(vouchers.id, id));
  return voucher!;
}

/**
 * Changes a voucher. A larger quota or a longer period of an approved one requires a new approval; changing the terms of one that awaits
 * approval makes the actor its submitter.
 *
 * @throws HttpError 404, 403, 409 if it is stale, expired or revoked, 422 by field
 */
const updateVoucher = (
  db: Db,
  id: string,
  { version, code, note, ...input }: z.output<typeof voucherUpdate>,
  actor: Actor,
): Promise<Voucher> =>
  inTransaction(
    db,
    async tx => {
      const { promotion, voucher } = await lockVoucher(tx, id, actor, version);
      const status = voucherStatus(voucher);
      if (status === 'expired' || status === 'revoked')
        throw overtaken(voucherErrors.over({ status: VOUCHER_STATUS_LABELS[status] }));
      const terms = termsWithin(promotion, input);
      if (terms.quota < voucher.used)
        throw invalidInput({ quota: promotionErrors.quotaBelowUsed({ used: voucher.used }) });
      if (code !== null && code !== voucher.code && (voucher.decision !== 'draft' || voucher.used > 0))
        throw invalidInput({ code: voucherErrors.codeFixed() });
      const isMore = wasApproved(voucher) && exceeds(terms, voucher);
      const isResubmitted = isMore || (voucher.decision === 'awaiting_approval' && differs(terms, voucher));
      const [after] = await tx
        .update(vouchers)
        .set({
          ...terms,
          ...(isMore && { decision: 'awaiting_approval' as const }),
          ...(isResubmitted && { submitted_by: actor.user_id }),
          code: code ?? voucher.code,
          note,
          version: voucher.version + 1,
          updated_at: sql`now()`,
          updated_by: actor.user_id,
        })
        .where(eq(vouchers.id, id))
        .returning();
      await recordAudit(tx, actor, {
        action: 'update',
        entity: 'voucher',
        entity_id: id,
        label: after!.code,
        before: voucher,
        after: after!,
      });
      if (isMore) await notifyVoucherApprovers(tx, promotion, after!.code, actor);
      const [response] = await tx.select(voucherColumns).from(vouchers).where(eq(vouchers.id, id));
      return response!;
    },
    voucherConstraints,
  );

const wasApproved = ({ decision }: VoucherRow) => decision === 'active' || decision === 'paused';

type Terms = Pick<VoucherRow, 'quota' | 'starts_at' | 'ends_at'>;

const differs = (terms: Terms, before: Terms) =>
  terms.quota !== before.quota || terms.starts_at !== before.starts_at || terms.ends_at !== before.ends_at;

const exceeds = (terms: Terms, before: Terms) =>
  terms.quota > before.quota || terms.starts_at < before.starts_at || terms.ends_at > before.ends_at;
