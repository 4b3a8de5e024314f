import { z } from 'zod';
import { areaQuery } from '../area/areaQuery';
import { endpoint } from '../core/endpoint';
import { day, id } from '../core/fields';
import { needed, orUnknown } from '../core/needed';
import { listQuery, repeated } from '../core/query';
import { listOf } from '../core/response';
import { merchantType, stockLevel } from './merchant';

/** An owner, with the number of its merchants that match the filter. */
export const owner = z.object({
  id: needed(id),
  name: needed(z.string()),
  /** Null, like the e-mail, for dashboard users who may not read merchants. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  merchant_count: orUnknown(z.int()),
});

export const ownerApi = {
  list: endpoint('GET /v1/owners', {
    // the dashboard offers them in its filter as `CBU`
    access: ['can_read_list_merchant', 'can_read_dashboard'],
    summary: 'List the owners of the merchants that match a filter, by name; the search covers the owner’s name',
    query: listQuery(['name']).extend({
      ...areaQuery,
      type_merchant: repeated(merchantType).meta({ title: 'Jenis' }),
      stock: repeated(stockLevel).meta({ title: 'Stok' }),
      owner_id: repeated(id).meta({ title: 'Pemilik' }),
      start_date: day.optional().meta({ title: 'Bergabung dari' }),
      end_date: day.optional().meta({ title: 'Bergabung sampai' }),
    }),
    response: z.object({ owners: needed(z.array(owner)), ...listOf(owner).pick({ meta: true, total: true }).shape }),
  }),
};
