import type { Resource } from '../declarations/defineResource';
import { adminResource } from './admin';
import { auditLogResource } from './auditLog';
import { bannerResource } from './banner';
import { faqResource } from './faq';
import { merchantResource } from './merchant';
import { merchantProductResource } from './merchantProduct';
import { merchantRoleResource } from './merchantRole';
import { orderResource } from './order';
import { permissionResource } from './permission';
import { priceResources } from './price';
import { registrationResource } from './registration';
import { roleResource } from './role';
import { shippingCostResource } from './shippingCost';
import { transactionResource } from './transaction';

/** Every resource of the console. Adding one is its folder and a line here. */
export const resources: readonly Resource[] = [
  bannerResource,
  merchantRoleResource,
  merchantResource,
  registrationResource,
  orderResource,
  shippingCostResource,
  faqResource,
  merchantProductResource,
  transactionResource,
  ...priceResources,
  adminResource,
  roleResource,
  permissionResource,
  auditLogResource,
];
