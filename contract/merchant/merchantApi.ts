import { z } from 'zod';
import { areaQuery } from '../area/areaQuery';
import { endpoint } from '../core/endpoint';
import { day, id, text, version } from '../core/fields';
import { listQuery, repeated } from '../core/query';
import { listOf } from '../core/response';
import { exportOf } from '../export';
import { recordHistory } from '../history';
import { merchantStatus, merchantType, stockLevel } from './merchant';
import { merchant, merchantPoint, merchantRow, nearbyMerchant } from './merchantRecord';

declare module '../core/audited' {
  interface AuditedActions {
    merchant: never;
    owner: never;
  }
}

/** Maximum number of points in a response; `truncated` says whether there are more. */
export const MAX_POINTS = 5_000;
export const MAX_NEARBY = 50;
/** Half the circumference of the Earth. */
const MAX_KM = 20_100;

/** The filter set 'merchant' of point 3. Days are those of joining, in Jakarta, both inclusive. `status` is an addition. */
export const merchantQuery = listQuery(['joined_at', 'name', 'updated_at']).extend({
  ...areaQuery,
  type_merchant: repeated(merchantType).meta({ title: 'Jenis' }),
  stock: repeated(stockLevel).meta({ title: 'Stok' }),
  status: repeated(merchantStatus).meta({ title: 'Status' }),
  owner_id: repeated(id).meta({ title: 'Pemilik' }),
  start_date: day.optional().meta({ title: 'Bergabung dari' }),
  end_date: day.optional().meta({ title: 'Bergabung sampai' }),
});

/** A merchant's new status, and the reason. */
export const merchantStatusInput = z.object({
  status: merchantStatus.meta({ title: 'Status' }),
  reason: text(300, 5).meta({ title: 'Alasan' }),
});

const access = 'can_read_list_merchant';

const list = endpoint('GET /v1/cms/merchants', {
  access,
  summary: 'List merchants; the search covers the name, number and owner’s name',
  query: merchantQuery,
  response: listOf(merchantRow),
});

/** Merchants. Staff with a regional scope see and change only those of their regions; others are not found (404). */
export const merchantApi = {
  list,
  one: endpoint('GET /v1/cms/merchant/{id}', {
    access,
    summary:
      'Get the full record of a merchant: profile, owner and their other merchants, documents, opening hours, location, stock levels',
    response: merchant,
  }),
  nearby: endpoint('GET /v1/cms/merchant/nearby', {
    access,
    summary: 'List merchants by great-circle distance from a location, nearest first',
    query: z.object({
      latitude: z.coerce.number().min(-90).max(90).meta({ title: 'Lintang' }),
      longitude: z.coerce.number().min(-180).max(180).meta({ title: 'Bujur' }),
      limit: z.coerce.number().int().min(1).max(MAX_NEARBY).default(10).meta({ title: 'Jumlah' }),
      radius_km: z.coerce.number().positive().max(MAX_KM).optional().meta({ title: 'Jarak (km)' }),
      exclude: id.optional().meta({ title: 'Kecuali' }),
      status: repeated(merchantStatus).meta({ title: 'Status' }),
      type_merchant: repeated(merchantType).meta({ title: 'Jenis' }),
    }),
    response: listOf(nearbyMerchant),
  }),
  points: endpoint('GET /api/console/merchants/points', {
    access,
    summary: `List the filtered merchants as points on a map, at most ${MAX_POINTS}, newest first`,
    query: merchantQuery.omit({ page: true, limit: true, sort: true }),
    response: z.object({ list: z.array(merchantPoint), total: z.int(), truncated: z.boolean() }),
  }),
  setStatus: endpoint('PUT /api/console/merchant/{id}/status', {
    access: 'can_update_list_merchant',
    summary:
      'Suspend, reopen or close a merchant; 409 for a step that its status does not allow, and for a stale version',
    body: merchantStatusInput.extend({ version }),
    response: merchant,
    done: 'Status merchant disimpan.',
  }),
  export: exportOf('/v1/cms/merchant-download', list, 'can_export_list_merchant'),
};

export const merchantHistory = recordHistory('merchant', merchantApi.one);
