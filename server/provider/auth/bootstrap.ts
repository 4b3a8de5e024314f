import type { FastifyRequest } from 'fastify';
import type { Services } from '../../http/Services';
import { profileOf } from './profile';

/** What a page of the console knows from its first line on: the person and the slugs. */
export const bootstrapOf =
  ({ db }: Pick<Services, 'db'>) =>
  async ({ session }: FastifyRequest) => {
    if (!session) return null;
    const { roles_user: _, ...user } = await profileOf(db, session.actor);
    return { user, role: user.role, permissions: [...session.actor.slugs] };
  };
