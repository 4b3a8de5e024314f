import { secondFactorApi } from '../../../contract/secondFactor';
import { routes } from '../../http/routes';
import { deviceOf, signedIn } from '../auth/routes';
import { signInByCode } from './signInByCode';
import { secondFactorStore } from './store';

export const secondFactorRoutes = routes(secondFactorApi, services => {
  const own = secondFactorStore(services);
  return {
    signIn: async ({ body: { device_id, ...given }, request, reply }) =>
      signedIn(services, reply, await signInByCode(services, given, deviceOf(request, device_id))),
    state: ({ actor }) => own.state(actor),
    setup: ({ actor, body }) => own.begin(actor, body.current_password),
    confirm: async ({ actor, body }) => ({ recovery_codes: await own.confirm(actor, body.code) }),
    renewRecoveryCodes: async ({ actor, body }) => ({
      recovery_codes: await own.renewRecoveryCodes(actor, body.current_password),
    }),
    disable: ({ actor, body }) => own.end(actor, body.current_password),
  };
});
