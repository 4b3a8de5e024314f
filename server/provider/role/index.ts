import { roleHistory } from '../../../contract/role';
import { defineDomain } from '../../domain/defineDomain';
import { type KnownRights, loadRights } from './loadRights';
import { roleRoutes } from './routes';

export const roleDomain = defineDomain({
  name: 'role',
  routes: [roleRoutes],
  history: [{ ...roleHistory, authorizeRead: 'anyRegion' }],
  base: { key: 'rights', load: (tx, before) => loadRights(tx, before as KnownRights | undefined) },
});
