import { asc } from 'drizzle-orm';
import { merchantTypeApi } from '../../../contract/merchant/merchantTypeApi';
import { routes } from '../../http/routes';
import { wholeList } from '../../store/listMeta';
import { merchant_types } from './table';

export const merchantTypeRoutes = routes(merchantTypeApi, ({ db }) => ({
  list: async () => {
    const rows = await db.select().from(merchant_types).orderBy(asc(merchant_types.position));
    return wholeList(rows.map(({ code, label, ...rest }) => ({ id: code, name: label, ...rest })));
  },
}));
