import { profileApi } from '../../../contract/identity/profile';
import { rate_limits } from '../../../server/domains/identity/rateLimit/table';
import type { Client } from '../../support/client';
import { growthFault, KeptMemory } from '../../support/growth';
import { startApp } from '../../support/startApp';
import { type everyEndpoint, listedIds, plainReads, queryOf } from './endpoints';
import { type Caller, casesOf } from './growing';

const SUPER_ADMIN = 'superadmin@merchants.test';
/** Signing out would end the run. */
const ENDS = /logout|\/sessions$/;

/** Tests that no text, list or file makes an endpoint's work grow faster than the input, hold the event loop or keep memory. */
export function keepTheirTime(endpoints: typeof everyEndpoint) {
  let caller: Caller;
  let memory: KeptMemory;

  beforeAll(async () => {
    const app = await startApp();
    const person = await app.signIn(SUPER_ADMIN);
    caller = { app, person, ids: await lastIds(person) };
    memory = new KeptMemory();
  });
  beforeEach(async () => {
    const { status } = await caller.person.call(profileApi.get);
    if (status === 401) caller.person = await caller.app.signIn(SUPER_ADMIN);
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
    if ((await memory.fault()) === undefined) return;
    // what is kept once, such as a module loaded or a plan prepared, does not grow when all is sent again
    memory = new KeptMemory();
    await faultsNow();
    expect(await memory.fault()).toBeUndefined();
  });
}

/** The last id of each list; that of the run's own account is never among them. */
async function lastIds(person: Client): Promise<string[]> {
  const { id: own } = (await person.call(profileApi.get)).body.data;
  const ids: string[] = [];
  for (const { endpoint, params } of plainReads.filter(one => !one.endpoint.download))
    ids.push(...listedIds(await person.send(endpoint, { params, query: queryOf(endpoint) })).slice(-1));
  return [...new Set(ids)].filter(id => id !== own);
}
