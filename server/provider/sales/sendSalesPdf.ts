import { sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { REGIONS, type RegionCode } from '../../../contract/area/region';
import { jakartaDay } from '../../../contract/core/days';
import type { QueryOf } from '../../../contract/core/endpoint';
import { formatNumber } from '../../../contract/core/formats';
import { MERCHANT_TYPES } from '../../../contract/merchant/merchant';
import type { salesApi } from '../../../contract/sales/salesApi';
import { salesErrors } from '../../../contract/sales/salesErrors';
import type { Actor } from '../../core/Actor';
import { HttpError } from '../../core/HttpError';
import type { Db } from '../../db/types';
import { areaNames, Names } from '../../export/Names';
import { sendExport } from '../../export/sendExport';
import { takeExportSlot } from '../../export/takeExportSlot';
import { salesPdf } from './salesPdf';
import { salesRowOf, salesRowsStatement } from './salesRows';
import { salesScope } from './salesScope';
import { salesTotals } from './salesStore';

type Query = QueryOf<typeof salesApi.pdf>;

/** About fifty pages; beyond that, use a spreadsheet. */
const MAX_ROWS = 2_000;

/** Sends the filtered list as a PDF, which is recorded in the audit log. @throws HttpError as in `salesScope`, 422 above 2,000 rows */
export async function sendSalesPdf(db: Db, query: Query, actor: Actor, reply: FastifyReply) {
  const scope = salesScope(query, 'export', actor);
  const turn = await takeExportSlot(actor, reply);
  const { category } = scope.filter;
  const [found, totals] = await Promise.all([
    db.execute(sql`${salesRowsStatement(db, scope, query)} limit ${MAX_ROWS}`),
    salesTotals(db, scope),
  ]);
  const count = Number(found.rows[0]?.rows_in_all ?? 0);
  if (count > MAX_ROWS)
    throw new HttpError(422, salesErrors.tooManyRowsForPdf({ rows: formatNumber(count), max: formatNumber(MAX_ROWS) }));
  const rows = found.rows.map(raw => salesRowOf(raw, scope, query.filter_date));
  const areas = new Names(db, { province_code: areaNames, regency_code: areaNames, code: areaNames }, actor);
  await areas.read([
    ...rows,
    ...[query.province, query.regency].flatMap(codes => (codes ?? []).map(code => ({ code }))),
  ]);
  const report = { ...scope.period, category_code: category, totals, rows, by: actor.name, areaName: areas.of };
  return sendExport(db, actor, reply, {
    name: `penjualan-${category}-${jakartaDay()}.pdf`,
    format: 'pdf',
    entity: 'sales',
    rows: rows.length,
    filter: query,
    write: () => salesPdf({ ...report, filters: filterTexts(query, areas.of) }, turn),
  });
}

/** Describes the row filters other than days and category. */
function filterTexts({ search, region, province, regency, type_merchant }: Query, areaName: (code: string) => string) {
  const texts = [
    search && `pencarian “${search}”`,
    region?.map(code => REGIONS[code as RegionCode] ?? code).join(', '),
    province?.map(areaName).join(', '),
    regency?.map(areaName).join(', '),
    type_merchant?.map(code => MERCHANT_TYPES[code]).join(', '),
  ];
  return texts.flatMap(text => text || []);
}
