import { eq, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { REGIONS, type RegionCode } from '../../../contract/area/region';
import type { ResponseOf } from '../../../contract/core/endpoint';
import { dashboardApi } from '../../../contract/dashboard/dashboardApi';
import type { DashboardChart, DashboardSummary, Figure } from '../../../contract/dashboard/dashboardFigures';
import { DEFAULT_DASHBOARD_CATEGORY } from '../../../contract/dashboard/dashboardQuery';
import type { PaymentMethod } from '../../../contract/order/payment';
import { CATEGORIES, type CategoryCode } from '../../../contract/product';
import { stepsOf } from '../../../contract/transaction/salesPeriod';
import { volumeUnitOf } from '../../../contract/volumeUnitOf';
import type { Actor } from '../../core/Actor';
import type { Db } from '../../db/types';
import type { Cell, Column } from '../../export/columns';
import { sendExport } from '../../export/sendExport';
import { takeExportSlot } from '../../export/takeExportSlot';
import { writeXlsx } from '../../export/writeXlsx';
import { routes } from '../../http/routes';
import { provinces } from '../area/table';
import { countCustomers } from '../figures/countCustomers';
import { countSellers } from '../figures/countSellers';
import { sumSales, sumSalesBySteps } from '../figures/sumSales';
import { merchants } from '../merchant/table';
import { type DashboardScope, dashboardScope } from './DashboardScope';
import { findMerchants, findStock } from './findMerchants';
import {
  categoryOf,
  figureOf,
  findBestSelling,
  findCategories,
  findCategory,
  findCategoryReport,
  volumeOf,
} from './findProducts';

export const dashboardRoutes = routes(dashboardApi, ({ db }) => ({
  summary: async ({ query, actor }) => findSummary(db, dashboardScope(query, actor)),
  orderChart: async ({ query, actor }) => findChart(db, dashboardScope(query, actor), 'orders'),
  volumeChart: async ({ query, actor }) => findChart(db, dashboardScope(query, actor), 'volume'),
  valueChart: async ({ query, actor }) => findChart(db, dashboardScope(query, actor), 'value'),
  customerChart: async ({ query, actor }) => findCustomerChart(db, dashboardScope(query, actor)),
  bestSelling: async ({ query, actor }) => findBestSelling(db, dashboardScope(query, actor)),
  paymentMethods: async ({ query, actor }) => findPaymentMethods(db, dashboardScope(query, actor)),
  revenue: async ({ query, actor }) => findRevenue(db, dashboardScope(query, actor)),
  async categoryReport({ params, query, actor }) {
    const category = categoryOf(params.id);
    return findCategoryReport(db, dashboardScope(query, actor, category), category);
  },
  locations: async ({ query, actor }) => findLocations(db, dashboardScope(query, actor)),
  merchants: async ({ query, actor }) => findMerchants(db, dashboardScope(query, actor), query, actor),
  stock: ({ query, actor }) => findStock(db, query, actor),
  categories: async ({ query, actor }) => findCategories(db, dashboardScope(query, actor)),
  excel: async ({ query, actor, reply }) => sendFigures(db, dashboardScope(query, actor), actor, reply),
  async category({ params, query, actor }) {
    const category = categoryOf(params.id);
    return findCategory(db, dashboardScope(query, actor), category);
  },
}));

/** Returns the figures above the charts, in four statements. */
async function findSummary(db: Db, { filter, periods, days }: DashboardScope): Promise<DashboardSummary> {
  const category = filter.category ?? DEFAULT_DASHBOARD_CATEGORY;
  const [[all], [ofCategory], customers, merchants] = await Promise.all([
    sumSales(db, filter, periods, []),
    sumSales(db, { ...filter, category }, periods, []),
    countCustomers(db, filter, periods),
    countSellers(db, filter, periods),
  ]);
  return {
    ...days,
    orders: figureOf(all, 'orders'),
    value: figureOf(all, 'value'),
    volume: volumeOf(category, ofCategory),
    customers: customers.total,
    merchants,
  };
}

/** Returns sales by payment method, highest value first, in one statement. */
async function findPaymentMethods(
  db: Db,
  { filter, periods, days }: DashboardScope,
): Promise<ResponseOf<typeof dashboardApi.paymentMethods>> {
  const groups = await sumSales(db, filter, periods, ['payment_method']);
  return {
    ...days,
    list: groups
      .map(group => ({
        payment_method: group.payment_method as PaymentMethod,
        orders: figureOf(group, 'orders'),
        value: figureOf(group, 'value'),
      }))
      .toSorted((a, b) => b.value.now - a.value.now || b.value.before - a.value.before),
  };
}

/** Returns what customers paid, in one statement. */
async function findRevenue(
  db: Db,
  { filter, periods, days }: DashboardScope,
): Promise<ResponseOf<typeof dashboardApi.revenue>> {
  const [group] = await sumSales(db, filter, periods, []);
  const goods = figureOf(group, 'value');
  if (filter.category) return { ...days, goods, shipping: null, discount: null, total: null };
  const [shipping, discount] = [figureOf(group, 'shipping'), figureOf(group, 'discount')];
  const paid = (period: keyof Figure) => goods[period] + shipping[period] - discount[period];
  return { ...days, goods, shipping, discount, total: { now: paid('now'), before: paid('before') } };
}

/** Returns sales by province, highest value first, in two statements. */
async function findLocations(
  db: Db,
  { filter, periods, days }: DashboardScope,
): Promise<ResponseOf<typeof dashboardApi.locations>> {
  const [groups, known] = await Promise.all([
    sumSales(db, filter, periods, ['province']),
    db
      .select({
        id: provinces.code,
        name: provinces.name,
        region_code: provinces.region_code,
        latitude: sql<number | null>`avg(${merchants.latitude})`,
        longitude: sql<number | null>`avg(${merchants.longitude})`,
      })
      .from(provinces)
      .leftJoin(merchants, eq(merchants.province_code, provinces.code))
      .groupBy(provinces.code),
  ]);
  const sold = new Map(groups.map(group => [group.province, group]));
  return {
    ...days,
    list: known
      .filter(({ id }) => sold.has(id))
      .map(province => ({
        ...province,
        orders: figureOf(sold.get(province.id), 'orders'),
        value: figureOf(sold.get(province.id), 'value'),
      }))
      .toSorted((a, b) => b.value.now - a.value.now || b.value.before - a.value.before),
  };
}

/** Returns orders, value or volume per day, in one statement. Categories without a common volume unit are counted in pieces. */
async function findChart(
  db: Db,
  { filter, periods, days }: DashboardScope,
  measure: 'orders' | 'value' | 'volume',
): Promise<DashboardChart> {
  const category = measure === 'volume' ? (filter.category ?? DEFAULT_DASHBOARD_CATEGORY) : filter.category;
  const volume = category && volumeUnitOf(category);
  const sum = measure !== 'volume' ? measure : volume ? (`volume_${volume}` as const) : 'quantity';
  const units = { orders: 'orders', value: 'rupiah', volume: volume ?? 'buah' } as const;
  const { totals, totals_before, series } = await sumSalesBySteps(db, { ...filter, category }, periods, 'day');
  return {
    ...days,
    unit: units[measure],
    category_code: (measure === 'volume' && category) || null,
    total: figureOf({ now: totals, before: totals_before }, sum),
    series: series.map(({ start_date: day, ...sums }) => ({ day, ...figureOf(sums, sum) })),
  };
}

/** Returns the number of distinct customers per day, in one statement. */
async function findCustomerChart(db: Db, { filter, periods, days }: DashboardScope): Promise<DashboardChart> {
  const counts = await countCustomers(db, filter, periods);
  return {
    ...days,
    unit: 'customers',
    category_code: null,
    total: counts.total,
    series: stepsOf(periods.period, 'day').map(({ start_date: day }) => ({
      day,
      ...(counts.days.get(day) ?? { now: 0, before: 0 }),
    })),
  };
}

const column = (name: string, label: string, kind: Column['kind'] = 'number'): Column => ({
  name,
  label,
  kind,
  cell: value => value as Cell,
});

const COLUMNS = [
  column('day', 'Hari', 'day'),
  column('region', 'Wilayah', 'text'),
  column('province', 'Provinsi', 'text'),
  column('category', 'Kategori', 'text'),
  column('orders', 'Pesanan'),
  column('quantity', 'Barang terjual'),
  column('volume_liter', 'Volume (liter)'),
  column('volume_kg', 'Volume (kg)'),
  column('value', 'Nilai penjualan (Rp)'),
];

/** Sends the figures of the period as a workbook, a row per day, province and category, and records the download in the audit log. */
async function sendFigures(db: Db, { filter, periods: { period } }: DashboardScope, actor: Actor, reply: FastifyReply) {
  await takeExportSlot(actor, reply);
  const [groups, known] = await Promise.all([
    sumSales(db, filter, { period }, ['day', 'region', 'province', 'category']),
    db.select({ code: provinces.code, name: provinces.name }).from(provinces),
  ]);
  const names = new Map(known.map(({ code, name }) => [code, name]));
  const rows = groups.map(({ day, region, province, category, now }): Cell[] => [
    day,
    REGIONS[region as RegionCode],
    names.get(province) ?? province,
    CATEGORIES[category as CategoryCode],
    now.orders,
    now.quantity,
    now.volume_liter,
    now.volume_kg,
    now.value,
  ]);
  return sendExport(db, actor, reply.header('x-total-rows', rows.length), {
    name: `beranda-${period.start_date}-${period.end_date}.xlsx`,
    format: 'xlsx',
    entity: 'order',
    rows: rows.length,
    filter: { ...filter, ...period },
    write: () => writeXlsx('Beranda', COLUMNS, inOneBatch(rows)),
  });
}

async function* inOneBatch(rows: readonly (readonly Cell[])[]) {
  yield rows;
}
