import type { FastifyReply } from 'fastify';
import { REGIONS, type RegionCode } from '../../../contract/area/region';
import { CATEGORIES, type CategoryCode } from '../../../contract/product';
import type { Actor } from '../../core/Actor';
import type { Db } from '../../db/types';
import type { Cell, Column } from '../../export/columns';
import { sendExport } from '../../export/sendExport';
import { takeExportSlot } from '../../export/takeExportSlot';
import { writeXlsx } from '../../export/writeXlsx';
import { provinces } from '../area/table';
import { sumSales } from '../figures/sumSales';
import type { DashboardScope } from './DashboardScope';

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
export async function sendFigures(
  db: Db,
  { filter, periods: { period } }: DashboardScope,
  actor: Actor,
  reply: FastifyReply,
) {
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
