import { seeAsApi } from '../../../contract/seeAs';
import { routes } from '../../http/routes';
import { deviceOf, signedIn } from '../auth/routes';
import { beginSeeAs, endSeeAs } from './seeAs';
import { whyOf } from './whyOf';

export const seeAsRoutes = routes(seeAsApi, services => ({
  begin: async ({ body, actor, request, reply }) => {
    const { role, tokens } = await beginSeeAs(services, body.role_id, actor, deviceOf(request));
    return { ...(await signedIn(services, reply, tokens)), role };
  },
  end: async ({ actor, reply }) => signedIn(services, reply, await endSeeAs(services, actor)),
  why: ({ params, actor }) => whyOf(services.db, params.slug, actor),
}));
