import type { RouteModule } from '../routes';
import { authRoutes } from './auth/routes';
import { bannerRoutes } from './banner/routes';
import { fileRoutes } from './file/routes';

/** Every domain the embedded provider answers for: the one list to add a new domain to. */
export const routeModules: readonly RouteModule[] = [authRoutes, bannerRoutes, fileRoutes];
