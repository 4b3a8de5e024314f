import type { FastifyReply } from 'fastify';
import { passwordApi } from '../../../../contract/identity/password';
import { setPasswordCookies } from '../../../http/cookies';
import { routes } from '../../../http/routes';
import { changePassword } from './changePassword';
import { requestPasswordLink } from './requestPasswordLink';
import { describePasswordLink, setPasswordByLink } from './setPasswordByLink';

type ChangeInput = { body: Parameters<typeof changePassword>[1]; actor: Parameters<typeof changePassword>[2] };

export const passwordRoutes = routes(passwordApi, services => {
  const change = async ({ body, actor, reply }: ChangeInput & { reply: FastifyReply }) => {
    const changed = await changePassword(services, body, actor);
    setPasswordCookies(reply, changed.password_days_left, services.config.secure);
    return changed;
  };
  return {
    change,
    changeExpired: change,
    requestLink: ({ body, request }) => requestPasswordLink(services, body.email, request),
    link: ({ params, request }) => describePasswordLink(services, params.id, request),
    setByLink: ({ body, request }) => setPasswordByLink(services, body, request),
  };
});
