import { areaQuery } from '../area/areaQuery';
import { day, id } from '../core/fields';
import { listQuery, repeated } from '../core/query';
import { orderGroup, orderStatus } from './orderChoices';

/** Filters shared by lists of orders; days are those of placement in Jakarta, both inclusive. */
const period = {
  status: repeated(orderStatus).meta({ title: 'Status' }),
  start_date: day.optional().meta({ title: 'Dipesan dari' }),
  end_date: day.optional().meta({ title: 'Dipesan sampai' }),
};

/**
 * The filter set 'monitoring' of point 3. Point 7 names the filters `province_id` and `regency_id`, point 3 `province` and `regency`;
 * both are accepted. `merchant_id` and `group` are additions.
 */
export const orderQuery = listQuery(['due_at', 'status_since', 'placed_at', 'total']).extend({
  province: areaQuery.province,
  regency: areaQuery.regency,
  province_id: areaQuery.province,
  regency_id: areaQuery.regency,
  merchant_id: id.optional().meta({ title: 'Merchant' }),
  group: orderGroup.optional().meta({ title: 'Tahap' }),
  ...period,
});
