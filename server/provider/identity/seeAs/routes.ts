import { seeAsApi } from '../../../../contract/identity/seeAs';
import { sentBearer } from '../../../http/requestSession';
import { routes } from '../../../http/routes';
import { deviceOf, sendNextTokens } from '../auth/sendTokens';
import { explainPermission } from './explainPermission';
import { beginSeeAs, endSeeAs } from './seeAs';

export const seeAsRoutes = routes(seeAsApi, services => ({
  begin: async ({ body, actor, request, reply }) => {
    const { role, tokens } = await beginSeeAs(services, body.role_id, actor, deviceOf(request));
    return { ...(await sendNextTokens(services, { request, reply }, tokens, !sentBearer(request))), role };
  },
  end: async ({ actor, request, reply }) =>
    sendNextTokens(services, { request, reply }, await endSeeAs(services, actor), !sentBearer(request)),
  explain: ({ params, actor }) => explainPermission(services.db, params.slug, actor),
}));
