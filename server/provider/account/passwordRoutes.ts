import { passwordApi } from '../../../contract/password';
import { setPasswordCookies } from '../../http/cookies';
import { routes } from '../../http/routes';
import { changePassword } from './changePassword';
import { askForLink, linkOf, setPasswordByLink } from './forgottenPassword';

export const passwordRoutes = routes(passwordApi, services => {
  const { config } = services;
  const change = async ({ body, actor, reply }: Parameters<typeof changePassword>[1] & { reply: Reply }) => {
    const changed = await changePassword(services, { body, actor });
    setPasswordCookies(reply, changed.password_days_left, config.secure);
    return changed;
  };
  return {
    change,
    changeExpired: change,
    requestLink: ({ body, request }) => askForLink(services, body.email, request),
    link: ({ params, request }) => linkOf(services, params.id, request),
    setByLink: ({ body, request }) => setPasswordByLink(services, body, request),
  };
});

type Reply = Parameters<typeof setPasswordCookies>[0];
