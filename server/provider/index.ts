import type { RouteModule } from '../routes';
import { areaRoutes } from './area/routes';
import { authRoutes } from './auth/routes';
import { bannerRoutes } from './banner/routes';
import { draftRoutes } from './draft/routes';
import { fileRoutes } from './file/routes';
import { historyRoutes } from './history/routes';
import { notificationRoutes } from './notification/routes';
import { savedViewRoutes } from './savedView/routes';
import { sessionKeyRoutes } from './sessionKey/routes';

/** The console's own data: they stay in the own database also where a remote provider answers for everything else. */
export const consoleModules: readonly RouteModule[] = [savedViewRoutes, draftRoutes, historyRoutes, sessionKeyRoutes];

/** Every domain the embedded provider answers for: the one list to add a new domain to. */
export const routeModules: readonly RouteModule[] = [
  authRoutes,
  areaRoutes,
  bannerRoutes,
  fileRoutes,
  notificationRoutes,
  ...consoleModules,
];
