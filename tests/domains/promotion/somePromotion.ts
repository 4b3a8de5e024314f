import { randomUUID } from 'node:crypto';
import type { RegionCode } from '../../../contract/area/region';
import { promotionApi } from '../../../contract/promotion/promotionApi';
import type { PromotionDetail } from '../../../contract/promotion/promotionRecord';
import { voucherApi } from '../../../contract/promotion/voucherApi';
import type { Voucher } from '../../../contract/promotion/voucherRecord';
import type { Slug } from '../../../contract/rights/permissions';
import type { Client } from '../../support/client';
import { someoneOfRegion } from '../../support/someoneOfRegion';
import type { TestApp } from '../../support/startApp';

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Returns a promotion's input: ten percent off everything in JBB, running, below the threshold for approval. */
export const fields = (more: object = {}) => ({
  title: `Promo ${randomUUID().slice(0, 8)}`,
  kind: 'percent_discount' as const,
  value: 10,
  region_codes: ['jbb' as const],
  starts_at: inDays(-1),
  ends_at: inDays(30),
  quota: 10,
  max_discount: 10_000,
  ...more,
});

export async function addPromotion(who: Client, more: object = {}): Promise<PromotionDetail> {
  const { status, body } = await who.send(promotionApi.create, { body: fields(more) });
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.data as PromotionDetail;
}

export async function addVoucher(who: Client, promotion: { id: string }, more: object = {}): Promise<Voucher> {
  const { status, body } = await who.send(voucherApi.create, { params: { id: promotion.id }, body: more });
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.data as Voucher;
}

/** Adds a voucher submitted by one person and approved by another. */
export async function addActiveVoucher(author: Client, approver: Client, promotion: { id: string }, more: object = {}) {
  const { id, version } = await addVoucher(author, promotion, { submit: true, ...more });
  const { body } = await approver.send(voucherApi.setStatus, { params: { id }, body: { status: 'active', version } });
  return body.data as Voucher;
}

/** Approves all waiting vouchers of a promotion, or of one batch, after viewing them. */
export async function approveWaiting(who: Client, { id }: { id: string }, batch_id?: string) {
  const seen = await who.send(voucherApi.waiting, { params: { id }, query: { batch_id } });
  const { fingerprint } = seen.body.data as { fingerprint: string };
  return who.send(voucherApi.setStatuses, {
    params: { id },
    body: { from: 'awaiting_approval', to: 'active', batch_id, fingerprint },
  });
}

const ALL: readonly Slug[] = (['promo_regional', 'voucher'] as const).flatMap(subject =>
  (['read', 'create', 'update', 'delete', 'export'] as const).map(action => `can_${action}_${subject}` as const),
);

/** Creates somebody bound to a region, with every right to promotions except approving them. */
export const someoneOf = (app: TestApp, region: RegionCode | null) => someoneOfRegion(app, ALL, region);
