import type { RouteModule } from '../../http/routes';
import { roleHolders } from './account/roleHolders';
import { adminRoutes } from './admin/routes';
import { userRoutes } from './admin/userRoutes';
import { authRoutes } from './auth/routes';
import { requireFreshPassword, requireRecentPassword } from './password/requireFreshPassword';
import { passwordRoutes } from './password/routes';
import { permissionRoutes } from './permission/routes';
import { profileRoutes } from './profile/routes';
import { permissionHolders } from './role/permissionHolders';
import { roleRoutes } from './role/routes';
import { secondFactorRoutes } from './secondFactor/routes';
import { seeAsRoutes } from './seeAs/routes';

/**
 * Who may sign in, and what they may do. The parts import each other in one direction: rateLimit, permission <- role <- account <-
 * session <- password <- secondFactor <- {admin, profile} <- auth <- seeAs. What a lower part needs of a higher one is passed in here.
 */
export const identityRoutes: readonly RouteModule[] = [
  authRoutes,
  passwordRoutes,
  secondFactorRoutes,
  profileRoutes,
  adminRoutes,
  userRoutes,
  roleRoutes({
    holders: roleHolders,
    password: { require: requireFreshPassword, requireRecent: requireRecentPassword },
  }),
  permissionRoutes(permissionHolders),
  seeAsRoutes,
];
