import { profileApi } from '../../../contract/identity/profile';
import { isSlug } from '../../../contract/rights/permissions';
import { forgetSession, loadSession } from '../../../src/authProvider/session';
import { envelope, fakeServer } from '../dataProvider/fakeServer';

interface Who {
  permissions?: readonly string[];
  user?: object;
}

/** Gives the console's session these rights, fetched from a stand-in for the server. */
export async function signedInAs({ permissions = [], user = {} }: Who) {
  for (const slug of permissions) if (!isSlug(slug)) throw new Error(`No such permission: ${slug}`);
  forgetSession();
  fakeServer(({ url }) => ({
    body: url.startsWith(profileApi.get.path)
      ? envelope({ id: 'u1', name: 'Ratna Puspitasari', role: null, ...user })
      : envelope({ slugs: permissions, groups: [] }),
  }));
  return loadSession();
}
