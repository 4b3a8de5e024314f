import { defineDomain } from '../../domain/Domain';
import type { RouteModule } from '../../http/routes';
import { seedAccounts } from './account/demo/seedAccounts';
import { seedColleagues } from './account/demo/seedColleagues';
import { permissionHolders, roleHolders } from './account/roleHolders';
import { users } from './account/table';
import { adminDomain } from './admin/adminDomain';
import { userRoutes } from './admin/userRoutes';
import { authRoutes } from './auth/routes';
import { requireFreshPassword, requireRecentPassword } from './password/requireFreshPassword';
import { passwordRoutes } from './password/routes';
import { permissionDomain } from './permission/permissionDomain';
import { profileRoutes } from './profile/routes';
import { forgetOldLimits } from './rateLimit/rateLimits';
import { type KnownRights, loadRights } from './role/loadRights';
import { roleDomain } from './role/roleDomain';
import { secondFactorRoutes } from './secondFactor/routes';
import { seeAsRoutes } from './seeAs/routes';

const permission = permissionDomain(permissionHolders);
const role = roleDomain({
  holders: roleHolders,
  password: { require: requireFreshPassword, requireRecent: requireRecentPassword },
});

/**
 * Routes for sign-in and permissions. The parts import each other in one direction: rateLimit, permission <- role <- account <-
 * session <- password <- secondFactor <- {admin, profile} <- auth <- seeAs. What a lower part needs from a higher one is passed in here.
 */
const routes: readonly RouteModule[] = [
  authRoutes,
  passwordRoutes,
  secondFactorRoutes,
  profileRoutes,
  ...adminDomain.routes!,
  userRoutes,
  ...role.routes!,
  ...permission.routes!,
  seeAsRoutes,
];

/** Accounts, sessions, roles and permissions. */
export const identityDomain = defineDomain({
  name: 'identity',
  routes,
  history: [...adminDomain.history!, ...role.history!, ...permission.history!],
  jobs: [{ name: 'forget old limits', everySeconds: 3_600, run: ({ db }) => forgetOldLimits(db) }],
  base: { key: 'rights', load: (tx, before) => loadRights(tx, before as KnownRights | undefined) },
  demo: {
    after: [],
    isInUse: async tx => (await tx.$count(users)) > 0,
    async seed(context) {
      await seedAccounts(context);
      await seedColleagues(context);
    },
  },
});
