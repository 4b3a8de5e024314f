import type { Resource } from '../declarations/defineResource';
import type { EveryEntityNamed } from '../declarations/EveryEntityNamed';
import { adminResource } from './admin';
import { auditLogResource } from './auditLog';
import { bannerResource } from './banner';
import { faqResource } from './faq';
import { merchantResource } from './merchant';
import { merchantProductResource } from './merchantProduct';
import { merchantRoleResource } from './merchantRole';
import { operationalCostResource } from './operationalCost';
import { orderResource } from './order';
import { permissionResource } from './permission';
import { priceCeilingResource, priceResources } from './price';
import { promotionResource, promotionUseResource, voucherResource } from './promotion';
import { registrationResource } from './registration';
import { roleResource } from './role';
import { salesResources } from './sales';
import { shippingCostResource } from './shippingCost';
import { settlementResource, transactionRecordResource, transactionResource } from './transaction';

const declared = [
  bannerResource,
  merchantRoleResource,
  merchantResource,
  registrationResource,
  orderResource,
  shippingCostResource,
  faqResource,
  merchantProductResource,
  transactionResource,
  transactionRecordResource,
  settlementResource,
  ...salesResources,
  operationalCostResource,
  ...priceResources,
  priceCeilingResource,
  promotionResource,
  promotionUseResource,
  voucherResource,
  adminResource,
  roleResource,
  permissionResource,
  auditLogResource,
] as const;

/** Every resource of the console. To add one, create its folder and list it above. */
export const resources: readonly Resource[] = declared satisfies EveryEntityNamed<typeof declared>;
