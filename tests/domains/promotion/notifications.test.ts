import { eq } from 'drizzle-orm';
import { notificationApi } from '../../../contract/notification';
import { promotionApi } from '../../../contract/promotion/promotionApi';
import type { PromotionDetail } from '../../../contract/promotion/promotionRecord';
import { voucherApi } from '../../../contract/promotion/voucherApi';
import { users } from '../../../server/domains/identity/account/table';
import { roles } from '../../../server/domains/identity/role/table';
import type { Client } from '../../support/client';
import { startApp, type TestApp } from '../../support/startApp';
import { addPromotion, addVoucher, approveWaiting, fields } from './somePromotion';

type Someone = Awaited<ReturnType<TestApp['someoneWith']>>;

let app: TestApp;
let author: Someone;
let approver: Someone;
/** Can approve as well, but is bound to JBB. */
let regional: Someone;

const APPROVE = ['can_approve_promo_regional', 'can_read_promo_regional', 'can_approve_voucher'] as const;

beforeAll(async () => {
  app = await startApp();
  const { db } = app.database;
  author = await app.someoneWith([
    ...APPROVE,
    'can_create_promo_regional',
    'can_update_promo_regional',
    'can_create_voucher',
    'can_update_voucher',
  ]);
  approver = await app.someoneWith(APPROVE);
  regional = await app.someoneWith(APPROVE);
  const [account] = await db
    .update(users)
    .set({ region_code: 'jbb' })
    .where(eq(users.id, regional.userId))
    .returning({ role_id: users.role_id });
  await db.update(roles).set({ area_scope: 'regional' }).where(eq(roles.id, account!.role_id!));
});
afterAll(() => app?.close());

/** Returns the person's unread notifications and what they are about, and marks them read, so that the next call returns only new ones. */
async function news(person: Client) {
  const { list } = (await person.call(notificationApi.list)).body.data;
  await person.call(notificationApi.readAll);
  return list
    .filter(({ read_at }) => read_at === null)
    .map(({ type, title, description, extra }) => ({ type, title, description, extra }));
}
const titles = async (person: Client) => (await news(person)).map(({ title }) => title);

const costly = { quota: 10_000, max_discount: 50_000 };
const decide = ({ id, version }: PromotionDetail, approved: boolean) =>
  approver.send(promotionApi.decide, { params: { id }, body: { approved, note: 'Sudah dihitung', version } });

test('a costly promotion notifies its possible approvers, and the decision its author', async () => {
  const added = await addPromotion(author, { ...costly, title: 'Promo mahal' });
  const told = {
    type: 'promotion',
    title: 'Promo menunggu persetujuan',
    description: expect.stringContaining('“Promo mahal” dengan anggaran Rp500.000.000.'),
    extra: added.id,
  };
  expect(await news(approver)).toEqual([told]);
  expect(await news(regional)).toEqual([told]);
  expect(await news(author)).toEqual([]);

  expect((await decide(added, false)).status).toBe(200);
  expect(await news(author)).toEqual([
    {
      type: 'promotion',
      title: 'Promo ditolak',
      description: expect.stringMatching(/ menolak promo “Promo mahal”\. Catatan: Sudah dihitung$/),
      extra: added.id,
    },
  ]);
  expect(await news(approver)).toEqual([]);
});

test('a promotion beyond their region does not notify regional approvers', async () => {
  await addPromotion(author, { ...costly, region_codes: ['sulawesi'] });
  await addPromotion(author, { ...costly, region_codes: [] });
  await addPromotion(author, { ...costly, region_codes: ['jbb', 'jbt'] });
  expect(await titles(approver)).toHaveLength(3);
  expect(await titles(regional)).toEqual([]);
});

test('a cheap promotion does not notify approvers; raising its terms does, once', async () => {
  const cheap = await addPromotion(author);
  expect(await titles(approver)).toEqual([]);
  const update = async ({ id, version }: PromotionDetail, more: object) =>
    (await author.send(promotionApi.update, { params: { id }, body: fields({ ...more, version }) })).body
      .data as PromotionDetail;
  const raised = await update(cheap, costly);
  const again = await update(raised, { ...costly, quota: 20_000 });
  expect(await titles(approver)).toEqual(['Promo menunggu persetujuan']);
  await decide(again, true);
  expect(await titles(author)).toEqual(['Promo disetujui']);
});

describe('vouchers', () => {
  const setStatuses = (
    who: Client,
    id: string,
    from: 'draft' | 'awaiting_approval',
    to: 'awaiting_approval' | 'active',
  ) => who.send(voucherApi.setStatuses, { params: { id }, body: { from, to } });

  test('a batch sends one notification, and its approval one to the submitter', async () => {
    const promotion = await addPromotion(author);
    const params = { id: promotion.id };
    await author.send(voucherApi.createBatch, { params, body: { count: 1_200, submit: false, quota: 1 } });
    expect(await titles(approver)).toEqual([]);
    expect((await setStatuses(author, promotion.id, 'draft', 'awaiting_approval')).status).toBe(200);
    await author.send(voucherApi.createBatch, { params, body: { count: 3, submit: true, quota: 1 } });
    expect((await news(approver)).map(({ type, description, extra }) => ({ type, description, extra }))).toEqual([
      { type: 'voucher', description: expect.stringContaining(' mengajukan 3 voucher untuk '), extra: promotion.id },
      { type: 'voucher', description: expect.stringContaining(' mengajukan 1.200 voucher '), extra: promotion.id },
    ]);
    await approveWaiting(approver, promotion);
    expect(await news(author)).toEqual([
      expect.objectContaining({
        type: 'voucher',
        title: 'Voucher disetujui',
        description: expect.stringContaining('1.203 voucher'),
      }),
    ]);
  });

  test('a voucher is notified by its code; an approver can also return it, which notifies its author', async () => {
    const promotion = await addPromotion(author);
    const voucher = await addVoucher(author, promotion, { submit: true });
    expect((await news(approver))[0]?.description).toContain(`voucher ${voucher.code} untuk`);
    const { id, version } = voucher;
    const back = await approver.send(voucherApi.setStatus, { params: { id }, body: { status: 'draft', version } });
    expect(back).toMatchObject({ status: 200, body: { data: { status: 'draft' } } });
    expect(await news(author)).toEqual([expect.objectContaining({ type: 'voucher', title: 'Voucher dikembalikan' })]);
    const revoke = await approver.send(voucherApi.setStatus, {
      params: { id },
      body: { status: 'revoked', version: version + 1 },
    });
    expect(revoke.status).toBe(403);
  });

  test('nobody is notified of their own decisions', async () => {
    const promotion = await addPromotion(author);
    const { id, version } = await addVoucher(author, promotion, { submit: true });
    await author.send(voucherApi.setStatus, { params: { id }, body: { status: 'draft', version } });
    expect(await titles(author)).toEqual([]);
  });
});
