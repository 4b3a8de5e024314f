import { z } from 'zod';
import { bannerApi } from './banner';
import { listOf } from './core/answer';
import { type Access, endpoint } from './core/endpoint';
import { id, instantOut } from './core/fields';
import { faqApi } from './faq';
import { adminApi } from './identity/admin';
import { permissionApi } from './identity/permission';
import { roleApi } from './identity/role';
import { merchantApi } from './merchant/merchantApi';
import { merchantProductApi } from './merchantProduct/merchantProductApi';
import { merchantProduct } from './merchantProduct/merchantProductRecord';
import { orderApi } from './order/orderApi';
import { registrationApi } from './registration/registrationApi';
import { shippingCostApi } from './shippingCost/shippingCostApi';

/** Records whose history can be read, each by whoever may read the record. */
export const entities = {
  account: adminApi.one.access,
  banner: bannerApi.one.access,
  faq: faqApi.one.access,
  merchant: merchantApi.one.access,
  merchant_product: merchantProductApi.ofMerchant.access,
  order: orderApi.one.access,
  permission: permissionApi.one.access,
  role: roleApi.one.access,
  shipping_cost: shippingCostApi.one.access,
} as const satisfies Record<string, Access>;
export type Entity = keyof typeof entities;

/** The record behind each entity as answers carry it: its labels and kinds say how its values are read. */
export const entityRecords: Readonly<Partial<Record<string, z.ZodObject>>> = {
  account: adminApi.one.answer,
  banner: bannerApi.one.answer,
  faq: faqApi.one.answer,
  merchant: merchantApi.one.answer,
  merchant_product: merchantProduct,
  order: orderApi.one.answer,
  permission: permissionApi.one.answer,
  registration: registrationApi.one.answer,
  role: roleApi.one.answer,
  shipping_cost: shippingCostApi.one.answer,
};

export const change = z.object({
  id: z.int(),
  at: instantOut,
  actor: z.object({ id: id.nullable(), name: z.string() }),
  action: z.string(),
  label: z.string().nullable(),
  /** Fields that changed, with their values before and after. */
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
});
export type Change = z.output<typeof change>;

export const historyApi = {
  list: endpoint('GET /api/console/history/{entity}/{id}', {
    access: 'signedIn',
    summary: 'Who changed a record, from what to what, newest first; for whoever may read the record',
    query: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1).meta({ title: 'Halaman' }),
      limit: z.coerce.number().int().min(1).max(100).default(25).meta({ title: 'Jumlah per halaman' }),
    }),
    answer: listOf(change),
  }),
};
