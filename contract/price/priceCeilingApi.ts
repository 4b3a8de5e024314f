import { z } from 'zod';
import { areaQuery } from '../area/areaQuery';
import { choice } from '../core/choice';
import { endpoint } from '../core/endpoint';
import { anyText, day, id, instantOut, rupiah } from '../core/fields';
import { MAX_RUPIAH } from '../core/maxRupiah';
import { listQuery, repeated } from '../core/query';
import { listOf } from '../core/response';
import { exportOf } from '../export';
import { recordHistory } from '../history';
import { CATEGORIES } from '../product';
import { ceilingStatus, priceCeiling, priceCeilingInput, priceCeilingUpdate } from './priceCeiling';
import { priceStatus } from './priceRecord';
import { priceAccess } from './priceRights';

declare module '../core/audited' {
  interface AuditedActions {
    price_ceiling: never;
  }
}

const read = priceAccess('read');

const list = endpoint('GET /api/console/price-ceilings', {
  access: read,
  summary: 'List price ceilings of the categories whose prices the caller may read',
  query: listQuery(
    ['product_name', 'area_name', 'amount', 'valid_from', 'updated_at'],
    ['product_name', 'area_name', 'source'],
  ).extend({
    category: repeated(choice(CATEGORIES)).meta({ title: 'Kategori' }),
    region: areaQuery.region,
    province: areaQuery.province,
    status: repeated(ceilingStatus).meta({ title: 'Status' }),
  }),
  response: listOf(priceCeiling),
});

/** A ceiling that has not been saved yet. */
export const plannedCeiling = z.object({
  product_id: id.meta({ title: 'Produk' }),
  province_code: anyText(2).optional().meta({ title: 'Provinsi' }),
  amount: z.coerce.number().int().min(1).max(MAX_RUPIAH).meta({ title: 'Batas harga' }),
  valid_from: day.meta({ title: 'Berlaku mulai' }),
  valid_to: day.optional().meta({ title: 'Berlaku sampai' }),
});

/** A price that would exceed a planned ceiling. */
const breach = z.object({
  /** The price's id. */
  id,
  area: z.string(),
  amount: rupiah,
  excess: z.int(),
  valid_from: instantOut,
  status: priceStatus,
});

/**
 * Price ceilings (HET, or set by the state). Permissions are those for prices of the product's category (403); users bound to sales
 * regions change only those of their provinces. Ceilings of the same product and area must not overlap (422 at `valid_from`).
 */
export const priceCeilingApi = {
  list,
  one: endpoint('GET /api/console/price-ceiling/{id}', {
    access: read,
    summary: 'Get a ceiling',
    response: priceCeiling,
  }),
  create: endpoint('POST /api/console/price-ceiling', {
    access: priceAccess('create'),
    summary: 'Create a ceiling',
    body: priceCeilingInput,
    response: priceCeiling,
    status: 201,
    done: 'Batas harga ditambahkan.',
  }),
  update: endpoint('PUT /api/console/price-ceiling/{id}', {
    access: priceAccess('update'),
    summary: 'Update a ceiling, or end it by setting its last day; a stale version returns 409',
    body: priceCeilingUpdate,
    response: priceCeiling,
    done: 'Batas harga disimpan.',
  }),
  remove: endpoint('DELETE /api/console/price-ceiling/{id}', {
    access: priceAccess('delete'),
    summary: 'Delete a ceiling that is not in force yet; 409 once it is or has been in force',
    done: 'Batas harga dihapus.',
  }),
  breaches: endpoint('GET /api/console/price-ceiling-breaches', {
    access: read,
    summary:
      'List current and upcoming prices that would be above a ceiling, highest excess first; none of them is changed',
    query: plannedCeiling,
    response: z.object({ list: z.array(breach), total: z.int() }),
  }),
  export: exportOf('/api/console/export/price-ceilings', list, priceAccess('export')),
};

export const priceCeilingHistory = recordHistory('price_ceiling', priceCeilingApi.one);
