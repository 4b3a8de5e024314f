import { z } from 'zod';
import { areaQuery } from '../area/areaQuery';
import { day, id } from '../core/fields';
import { repeated } from '../core/query';
import { merchantType } from '../merchant/merchant';
import { CATEGORY_CODES, type CategoryCode } from '../product';

/** The category whose volume is shown if none is chosen, as litres and kilograms cannot be added up (point 9: 'a fixed category id'). */
export const DEFAULT_DASHBOARD_CATEGORY: CategoryCode = 'bbm';

/** The filter set 'dashboard' of point 3. Days are in Jakarta and inclusive; the last 7 days by default. `owner_id` is the CBU. */
export const dashboardQuery = z.object({
  start_date: day.optional().meta({ title: 'Dari tanggal' }),
  end_date: day.optional().meta({ title: 'Sampai tanggal' }),
  province: areaQuery.province,
  category: z.enum(CATEGORY_CODES).optional().meta({ title: 'Kategori' }),
  type: repeated(merchantType).meta({ title: 'Jenis merchant' }),
  owner_id: id.optional().meta({ title: 'CBU' }),
});
export type DashboardQuery = z.output<typeof dashboardQuery>;

/** The filters without a category, for calls that take it from the path or cover all categories. */
export const anyCategoryQuery = dashboardQuery.omit({ category: true });
/** The filters without days, for figures of the present. */
export const presentQuery = anyCategoryQuery.omit({ start_date: true, end_date: true });
