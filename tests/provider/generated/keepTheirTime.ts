import { profileApi } from '../../../contract/identity/profile';
import { rate_limits } from '../../../server/provider/identity/rateLimit/table';
import { growthFault, KeptMemory } from '../../support/growth';
import { startApp } from '../../support/startApp';
import type { everyEndpoint } from './endpoints';
import { type Caller, casesOf } from './growing';

/** Signing out would end the run. */
const ENDS = /logout|\/sessions$/;

/** Tests that no text, list or file makes an endpoint's work grow faster than the input, hold the event loop or keep memory. */
export function keepTheirTime(endpoints: typeof everyEndpoint) {
  let caller: Caller;
  let memory: KeptMemory;

  beforeAll(async () => {
    const app = await startApp();
    caller = { app, person: await app.signIn('superadmin@merchants.test') };
    memory = new KeptMemory();
  });
  beforeEach(async () => {
    const { status } = await caller.person.call(profileApi.get);
    if (status === 401) caller.person = await caller.app.signIn('superadmin@merchants.test');
  });
  afterAll(() => caller?.app.close());

  test.each(endpoints.filter(([call]) => !ENDS.test(call)))('%s keeps its time', async (_call, endpoint) => {
    const faultsNow = async () => {
      const faults: string[] = [];
      for (const one of await casesOf(endpoint, caller)) {
        await caller.app.database.db.delete(rate_limits);
        const fault = await growthFault(one, caller.app.holds);
        if (fault) faults.push(fault);
      }
      return faults;
    };
    expect(await faultsNow()).toEqual([]);
    if (memory.fault() === undefined) return;
    // what is kept once, such as a module loaded or a plan prepared, does not grow when all is sent again
    memory = new KeptMemory();
    await faultsNow();
    expect(memory.fault()).toBeUndefined();
  });
}
