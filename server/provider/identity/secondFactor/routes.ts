import { secondFactorApi } from '../../../../contract/identity/secondFactor';
import { routes } from '../../../http/routes';
import { confirmSecondFactor } from './confirmSecondFactor';
import { disableSecondFactor } from './disableSecondFactor';
import { renewRecoveryCodes } from './renewRecoveryCodes';
import { secondFactorStateOf } from './secondFactorState';
import { setUpSecondFactor } from './setUpSecondFactor';

export const secondFactorRoutes = routes(secondFactorApi, services => {
  const { db } = services;
  return {
    state: ({ actor }) => secondFactorStateOf(db, actor),
    setup: ({ actor, body }) => setUpSecondFactor(services, actor, body.current_password),
    confirm: async ({ actor, body }) => ({ recovery_codes: await confirmSecondFactor(services, actor, body.code) }),
    renewRecoveryCodes: async ({ actor, body }) => ({
      recovery_codes: await renewRecoveryCodes(db, actor, body.current_password),
    }),
    disable: ({ actor, body }) => disableSecondFactor(db, actor, body.current_password),
  };
});
