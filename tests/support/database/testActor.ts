import { slugs } from '../../../contract/rights/permissions';
import type { Actor } from '../../../server/core/Actor';
import { stableId } from '../../../server/store/stableId';

/** The demo's super admin, for calling stores without a request. */
export const testActor: Actor = {
  user_id: stableId('account', 'superadmin'),
  name: 'Ratna Puspitasari',
  session_id: null,
  role_code: 'super_admin',
  slugs: new Set(slugs),
  regions: null,
  request_id: 'test',
  ip: '127.0.0.1',
};
