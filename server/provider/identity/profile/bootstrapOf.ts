import type { Actor } from '../../../core/Actor';
import type { Services } from '../../../http/Services';
import { profileOf } from './profileOf';

/** What a page of the console knows from its first line on: the person and the slugs; null without a session. */
export const bootstrapOf =
  ({ db }: Pick<Services, 'db'>) =>
  async ({ session }: { session: { actor: Actor } | null }) => {
    if (!session) return null;
    const { roles_user: _, ...user } = await profileOf(db, session.actor);
    return { user, role: user.role, permissions: [...session.actor.slugs] };
  };
