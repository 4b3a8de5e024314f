import { domainList } from '../domain/defineDomain';
import type { RouteModule } from '../http/routes';
import { accountDomain } from './account';
import { areaDomain } from './area';
import { auditLogDomain } from './auditLog';
import { authDomain } from './auth';
import { bannerDomain } from './banner';
import { draftDomain } from './draft';
import { faqDomain } from './faq';
import { fileDomain } from './file';
import { historyDomain } from './history';
import { merchantDomain } from './merchant';
import { merchantProductDomain } from './merchantProduct';
import { merchantRoleDomain } from './merchantRole';
import { merchantTypeDomain } from './merchantType';
import { notificationDomain } from './notification';
import { orderDomain } from './order';
import { ownerDomain } from './owner';
import { permissionDomain } from './permission';
import { priceDomain } from './price';
import { productDomain } from './product';
import { registrationDomain } from './registration';
import { roleDomain } from './role';
import { savedViewDomain } from './savedView';
import { secondFactorDomain } from './secondFactor';
import { seeAsDomain } from './seeAs';
import { sessionKeyDomain } from './sessionKey';
import { shippingCostDomain } from './shippingCost';
import { transactionDomain } from './transaction';
import { userDomain } from './user';

/** Each builds on those before it. */
const recorded = domainList([
  areaDomain,
  fileDomain,
  roleDomain,
  permissionDomain,
  accountDomain,
  userDomain,
  authDomain,
  secondFactorDomain,
  seeAsDomain,
  bannerDomain,
  faqDomain,
  shippingCostDomain,
  productDomain,
  merchantDomain,
  merchantTypeDomain,
  ownerDomain,
  merchantRoleDomain,
  priceDomain,
  merchantProductDomain,
  registrationDomain,
  orderDomain,
  transactionDomain,
  notificationDomain,
  savedViewDomain,
  draftDomain,
  sessionKeyDomain,
  auditLogDomain,
]);

/** Every domain of the server: the one list to add a new domain to. */
export const domains = [...recorded, historyDomain(recorded)];

/** What the embedded provider answers. */
export const routeModules: readonly RouteModule[] = domains.flatMap(({ routes = [] }) => routes);

/** What stays here with a remote provider. */
export const consoleModules: readonly RouteModule[] = domains.flatMap(({ routes = [], ownData }) =>
  ownData ? routes : [],
);
