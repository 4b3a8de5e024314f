import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { id, instant } from '../core/fields';
import { listQuery, repeated } from '../core/query';
import { listOf } from '../core/response';
import { MAX_SPREADSHEET_BYTES, remarksQuery } from '../core/spreadsheet';
import { EXPORT_FORMATS, exportOf } from '../export';
import { priceAddition, priceChange, priceUpload } from './priceChange';
import { priceAreaFilters, pricedAreaFilters, pricedProduct, priceGrid, priceGridQuery } from './priceGrid';
import { priceBatch, priceOutcome } from './pricePlan';
import { price, priceStatus } from './priceRecord';
import { PRICED_CATEGORIES, priceAccess } from './priceRights';

declare module '../core/audited' {
  interface AuditedActions {
    price: never;
    price_batch: 'apply' | 'revert';
  }
}

const { search } = listQuery(['name']).shape;
const read = priceAccess('read');
const update = priceAccess('update');

const ofCategory = endpoint('GET /v1/cms/product/category/name/{category}/price', {
  access: read,
  summary:
    'List the prices of a category as they were set, by default those in force; `status` asks for others, `at` for another time. Areas include the wider prices that are in force there',
  query: listQuery(['valid_from', 'amount', 'product', 'area', 'created_at']).extend({
    ...priceAreaFilters,
    product: repeated(id).meta({ title: 'Produk' }),
    status: repeated(priceStatus),
    at: instant.optional().meta({ title: 'Waktu' }),
    batch: repeated(id),
  }),
  response: listOf(price),
});

/**
 * Prices of the provider's products. The most specific area with a price wins, and there the newest price in force.
 * Each call is for one category: the endpoint is open to holders of the permission for any of the four, and the
 * handler checks the category's own (403). A category without provider prices gets 404. Changes are dry runs by
 * default; a plan is applied all or nothing, with the `fingerprint` of its dry run: 409 if prices have changed since,
 * 422 if a row has a problem (a price above its ceiling, two prices from the same instant). A change above the
 * thresholds of `approvalNeedOf` becomes a proposal (`priceProposalApi`) instead of a batch.
 */
export const priceApi = {
  ofCategory,
  one: endpoint('GET /api/console/price/{id}', {
    access: read,
    summary:
      'Get a price, with the full price history of its product in its area, newest first; with `category`, 404 if it belongs to another one',
    query: z.object({ category: z.enum(PRICED_CATEGORIES).optional().meta({ title: 'Kategori' }) }),
    response: price.extend({ history: z.array(price) }),
  }),
  export: exportOf('/v1/cms/product/category/name/{category}/price/excel', ofCategory, priceAccess('export')),
  pdf: endpoint('GET /v1/cms/product/category/name/{category}/price/pdf', {
    access: priceAccess('export'),
    summary: 'Download the price list as PDF: areas down, products across, with the prices in force now or `at` a time',
    query: z.object({
      ...priceAreaFilters,
      search,
      at: instant.optional().meta({ title: 'Waktu' }),
    }),
    download: ['application/pdf'],
  }),
  format: endpoint('GET /v1/cms/product/category/name/{category}/price/excel/format', {
    access: update,
    summary: 'Download the workbook for entering new prices, with products, areas and the prices in force',
    query: z.object({ ...pricedAreaFilters, search }),
    download: [EXPORT_FORMATS.xlsx],
  }),
  grid: endpoint('GET /v1/cms/product/pertamina/price', {
    access: read,
    summary:
      'Get what the products of a category cost in each area, now or `at` a time: provinces, or regencies of a province',
    query: priceGridQuery,
    response: priceGrid,
  }),
  products: endpoint('GET /v1/cms/product/category/name/{category}', {
    access: read,
    summary: 'List the products of a category whose prices the provider sets',
    response: listOf(pricedProduct).extend({ id: z.enum(PRICED_CATEGORIES), name: z.string() }),
  }),
  change: endpoint('PUT /v1/cms/product/pertamina/price/bulk', {
    access: update,
    summary: 'Change prices: rows with new prices, or one step over a scope; a dry run unless `dry_run` is false',
    body: priceChange,
    response: priceOutcome,
  }),
  add: endpoint('POST /v1/cms/product/pertamina/price/bulk', {
    access: priceAccess('create'),
    summary: 'Set one price for products in areas; a dry run unless `dry_run` is false',
    body: priceAddition,
    response: priceOutcome,
  }),
  upload: endpoint('POST /v1/cms/product/pertamina/price/excel', {
    access: update,
    summary:
      'Change prices with the filled-in workbook or CSV; a dry run, with invalid cells by name, unless `dry_run` is false',
    query: priceUpload,
    upload: { maxBytes: MAX_SPREADSHEET_BYTES, progress: true },
    response: priceOutcome,
  }),
  remarks: endpoint('POST /api/console/product/pertamina/price/excel/remarks', {
    access: update,
    summary:
      'Download the uploaded workbook with the problems of each row beside it; all rows, or only the faulty ones',
    query: priceUpload.pick({ category: true, valid_from: true }).extend(remarksQuery),
    upload: { maxBytes: MAX_SPREADSHEET_BYTES },
    download: [EXPORT_FORMATS.xlsx],
  }),
  remove: endpoint('DELETE /v1/cms/price/{id}', {
    access: priceAccess('delete'),
    summary: 'Delete a price that is not in force yet; 409 once it is or has been in force',
    done: 'Harga dihapus.',
  }),
  batches: endpoint('GET /api/console/price-batches/{category}', {
    access: read,
    summary: 'List the price changes of a category, newest first',
    query: listQuery(['created_at']),
    response: listOf(priceBatch),
  }),
  revert: endpoint('POST /api/console/price-batch/{id}/revert', {
    access: update,
    summary:
      'Revert a change: the previous prices apply from now on, as new prices; prices not in force yet are withdrawn. 409 for a revert, and if later prices build on it; 422 if a previous price is now above its ceiling',
    response: priceBatch,
    done: 'Perubahan harga dikembalikan.',
  }),
};
