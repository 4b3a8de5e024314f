import type { RouteModule } from '../http/routes';
import { areaRoutes } from './area/routes';
import { auditRoutes } from './auditLog/routes';
import { bannerRoutes } from './banner/routes';
import { draftRoutes } from './draft/routes';
import { faqRoutes } from './faq/routes';
import { fileRoutes } from './file/routes';
import { historyRoutes } from './history/routes';
import { identityRoutes } from './identity';
import { sessionKeyRoutes } from './identity/session/sessionKeyRoutes';
import { merchantTypeRoutes } from './merchant/merchantTypeRoutes';
import { ownerRoutes } from './merchant/ownerRoutes';
import { merchantRoutes } from './merchant/routes';
import { countStock } from './merchantProduct/countStock';
import { merchantProductRoutes } from './merchantProduct/routes';
import { merchantRoleRoutes } from './merchantRole/routes';
import { notificationRoutes } from './notification/routes';
import { orderRoutes } from './order/routes';
import { priceRoutes } from './price/routes';
import { findMerchantDocuments } from './registration/findMerchantDocuments';
import { registrationRoutes } from './registration/routes';
import { savedViewRoutes } from './savedView/routes';
import { shippingCostRoutes } from './shippingCost/routes';
import { transactionRoutes } from './transaction/routes';

/** The console's own data: they stay in the own database also where a remote provider answers for everything else. */
export const consoleModules: readonly RouteModule[] = [
  savedViewRoutes,
  draftRoutes,
  historyRoutes,
  sessionKeyRoutes,
  auditRoutes,
];

/** Every domain the embedded provider answers for: the one list to add a new domain to. */
export const routeModules: readonly RouteModule[] = [
  ...identityRoutes,
  registrationRoutes,
  areaRoutes,
  bannerRoutes,
  faqRoutes,
  fileRoutes,
  merchantRoutes({ documents: findMerchantDocuments, stock: countStock }),
  merchantProductRoutes,
  merchantRoleRoutes,
  merchantTypeRoutes,
  notificationRoutes,
  orderRoutes,
  ownerRoutes,
  priceRoutes,
  shippingCostRoutes,
  transactionRoutes,
  ...consoleModules,
];
