import { randomUUID } from 'node:crypto';
import { bannerApi } from '../../../contract/banner';
import { deskApi } from '../../../contract/desk/deskApi';
import { adminApi } from '../../../contract/identity/admin';
import { permissionApi } from '../../../contract/identity/permission';
import { roleApi } from '../../../contract/identity/role';
import { userApi } from '../../../contract/identity/user';
import { merchantProductApi } from '../../../contract/merchantProduct/merchantProductApi';
import { operationalCostApi } from '../../../contract/operationalCost';
import { priceCeilingApi } from '../../../contract/price/priceCeilingApi';
import { promotionApi } from '../../../contract/promotion/promotionApi';
import { voucherApi } from '../../../contract/promotion/voucherApi';
import { registrationApi } from '../../../contract/registration/registrationApi';
import { savedViewApi } from '../../../contract/savedView';
import { shippingCostApi } from '../../../contract/shippingCost/shippingCostApi';
import { settlementApi } from '../../../contract/transaction/settlement';
import { transactionApi } from '../../../contract/transaction/transactionApi';
import { provinces, regencies } from '../../../server/domains/area/table';
import type { Client, LooseInput } from '../../support/client';
import type { TestApp } from '../../support/startApp';
import { deskShop, orderOf } from '../desk/deskShop';
import { merchantOf } from '../merchantProduct/merchants';
import { someOrder } from '../order/someOrder';
import { addPromotion, fields as promotion } from '../promotion/somePromotion';
import { registrationIn } from '../registration/newRegistration';

let count = 0;
const unique = () => randomUUID().slice(0, 8);
const account = () => ({ body: { name: 'Orang Baru', email: `${unique()}@merchants.test` } });

type Inputs = Record<string, () => Promise<LooseInput> | LooseInput>;

/**
 * Returns, by call, how to make input that is accepted, different each time, for additions that must refer to existing records; what it
 * refers to is made by `person`, who may do everything.
 */
export const additionsOf = (app: TestApp, person: Client): Inputs => ({
  [adminApi.create.call]: account,
  [userApi.create.call]: account,
  [roleApi.create.call]: () => ({ body: { name: `Peran ${unique()}`, slugs: ['can_read_banner'] } }),
  [permissionApi.create.call]: () => ({
    body: { name: `can_read_uji_${unique()}`, label: `Melihat ${unique()}`, group_code: 'banner' },
  }),
  [savedViewApi.create.call]: () => ({ body: { resource: 'banner', name: `Tampilan ${unique()}`, query: 'page=1' } }),
  [promotionApi.create.call]: () => ({ body: promotion() }),
  [registrationApi.create.call]: async () => ({ body: await registrationIn(app) }),
  async [bannerApi.create.call]() {
    const { body } = await person.call(bannerApi.list, { query: { limit: 1 } });
    const { id: _id, status: _s, version: _v, created_at: _c, updated_at: _u, ...fields } = body.data.list[0]!;
    return { body: { ...fields, title: `Banner ${unique()}` } };
  },
  async [shippingCostApi.create.call]() {
    const [place] = await app.database.db
      .select({ province_code: regencies.province_code, regency_code: regencies.code })
      .from(regencies)
      .orderBy(regencies.code)
      .offset(count++ + 40)
      .limit(1);
    return { body: { ...place, base_fee: 9_000, included_km: 1, fee_per_km: 1_000, max_km: 10, free_from: null } };
  },
  async [priceCeilingApi.create.call]() {
    const [province] = await app.database.db.select().from(provinces).orderBy(provinces.code).offset(count++).limit(1);
    const { body } = await person.call(priceCeilingApi.list, { query: { limit: 1 } });
    const { product_id } = body.data.list[0]!;
    const days = { valid_from: '2041-01-01', valid_to: '2041-02-01' };
    return {
      body: { product_id, province_code: province!.code, kind: 'het', amount: 90_000, source: unique(), ...days },
    };
  },
  async [merchantProductApi.addPertamina.call]() {
    const { id } = await merchantOf(app, 'spbu', 'jbb', count++);
    const { body } = await person.call(merchantProductApi.offer, { params: { id } });
    return { body: { merchant_id: id, product_id: body.data.list[0]!.id, stock: 5 } };
  },
  async [merchantProductApi.addOwnGoods.call]() {
    const { id } = await merchantOf(app, 'spbu', 'jbb');
    return { body: { merchant_id: id, name: `Klem ${unique()}`, price: 8_000, sale_unit: 'set' } };
  },
  [operationalCostApi.create.call]: () => ({
    body: {
      spent_on: '2026-01-02',
      kind: 'office',
      description: `Sewa ${unique()}`,
      amount: 5_000_000,
      region_code: null,
    },
  }),
  async [deskApi.create.call]() {
    return { body: orderOf(await deskShop(app, 5)) };
  },
  async [transactionApi.create.call]() {
    return { body: orderOf(await deskShop(app, 5)) };
  },
  async [settlementApi.create.call]() {
    const year = 2001 + count++;
    const placed_at = `${year}-06-01T03:00:00.000Z`;
    const paid = { paid_at: placed_at, paid_amount: 192_000, payment_fee: 1_344 };
    const { merchant_id } = await someOrder(app, { status: 'completed', values: { placed_at, ...paid } });
    const period = { start_date: `${year}-01-01`, end_date: `${year}-12-31` };
    return { body: { merchant_id, ...period, net_amount: 190_656, reference: unique() } };
  },
  async [voucherApi.create.call]() {
    const { id } = await addPromotion(person);
    return { params: { id }, body: { note: unique() } };
  },
  async [voucherApi.createBatch.call]() {
    const { id } = await addPromotion(person);
    return { params: { id }, body: { count: 2, note: unique() } };
  },
});
