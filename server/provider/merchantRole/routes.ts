import { merchantRoleApi } from '../../../contract/merchantRole';
import { routes } from '../../http/routes';
import { merchantRoleStore } from './store';

export const merchantRoleRoutes = routes(merchantRoleApi, ({ db }) => {
  const roles = merchantRoleStore(db);
  return {
    list: ({ query, actor }) => roles.page(query, actor),
    one: ({ params, actor }) => roles.find(params.id, actor),
  };
});
