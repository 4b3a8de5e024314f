import { domainList } from '../domain/Domain';
import type { RouteModule } from '../http/routes';
import { areaDomain } from './area';
import { auditLogDomain } from './auditLog';
import { bannerDomain } from './banner';
import { dashboardDomain } from './dashboard';
import { deskDomain } from './desk';
import { directionsDomain } from './directions';
import { documentDomain } from './document';
import { draftDomain } from './draft';
import { faqDomain } from './faq';
import { figuresDomain } from './figures';
import { fileDomain } from './file';
import { financeDomain } from './finance';
import { historyDomain } from './history';
import { identityDomain } from './identity';
import { merchantDomain } from './merchant';
import { merchantProductDomain } from './merchantProduct';
import { countStock } from './merchantProduct/countStock';
import { merchantRoleDomain } from './merchantRole';
import { notificationDomain } from './notification';
import { operationalCostDomain } from './operationalCost';
import { orderDomain } from './order';
import { priceDomain } from './price';
import { productDomain } from './product';
import { promotionDomain } from './promotion';
import { releasePromotion } from './promotion/releasePromotion';
import { registrationDomain } from './registration';
import { findMerchantDocuments } from './registration/findMerchantDocuments';
import { salesDomain } from './sales';
import { savedViewDomain } from './savedView';
import { sessionKeyDomain } from './sessionKey';
import { shippingCostDomain } from './shippingCost';
import { transactionDomain } from './transaction';

/** In order of dependency: each domain builds on those before it. */
const recorded = domainList([
  areaDomain,
  fileDomain,
  identityDomain,
  bannerDomain,
  faqDomain,
  shippingCostDomain,
  productDomain,
  merchantDomain({ documents: findMerchantDocuments, stock: countStock }),
  merchantRoleDomain,
  priceDomain,
  merchantProductDomain,
  registrationDomain,
  orderDomain({ releasePromotion }),
  figuresDomain,
  promotionDomain,
  deskDomain,
  transactionDomain,
  dashboardDomain,
  salesDomain,
  operationalCostDomain,
  financeDomain,
  notificationDomain,
  savedViewDomain,
  draftDomain,
  documentDomain,
  directionsDomain,
  sessionKeyDomain,
  auditLogDomain,
]);

/** All domains of the server: the only list to which a new domain must be added. */
export const domains = [...recorded, historyDomain(recorded)];

const served = domains.flatMap(({ name, routes = [], ownData }) =>
  routes.map(module => ({ ownData, module: { ...module, domain: name } })),
);

/** The routes of the embedded provider. */
export const routeModules: readonly RouteModule[] = served.map(({ module }) => module);

/** The routes that the console still serves itself with a remote provider. */
export const consoleModules: readonly RouteModule[] = served.flatMap(({ module, ownData }) => (ownData ? module : []));
