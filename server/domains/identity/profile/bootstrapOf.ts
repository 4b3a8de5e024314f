import type { Actor } from '../../../core/Actor';
import type { Services } from '../../../http/Services';
import { profileOf } from './profileOf';

/** Returns the data embedded in each console page: the person, their permissions and the permission groups; null without a session. */
export const bootstrapOf =
  ({ db }: Pick<Services, 'db'>) =>
  async ({ session }: { session: { actor: Actor } | null }) => {
    if (!session) return null;
    const { roles_user, ...user } = await profileOf(db, session.actor);
    const groups = roles_user.role?.permissions.map(({ permission_group }) => permission_group) ?? [];
    return { user, role: user.role, permissions: [...session.actor.slugs], groups };
  };
