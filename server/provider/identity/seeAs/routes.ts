import { seeAsApi } from '../../../../contract/identity/seeAs';
import { routes } from '../../../http/routes';
import { deviceOf, sendTokens } from '../auth/sendTokens';
import { explainPermission } from './explainPermission';
import { beginSeeAs, endSeeAs } from './seeAs';

export const seeAsRoutes = routes(seeAsApi, services => ({
  begin: async ({ body, actor, request, reply }) => {
    const { role, tokens } = await beginSeeAs(services, body.role_id, actor, deviceOf(request));
    return { ...(await sendTokens(services, reply, tokens)), role };
  },
  end: async ({ actor, reply }) => sendTokens(services, reply, await endSeeAs(services, actor)),
  explain: ({ params, actor }) => explainPermission(services.db, params.slug, actor),
}));
