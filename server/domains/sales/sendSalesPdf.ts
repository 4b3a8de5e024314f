import { sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { Content, TableCell } from 'pdfmake/interfaces';
import { REGIONS, type RegionCode } from '../../../contract/area/region';
import { jakartaDay } from '../../../contract/core/days';
import type { QueryOf } from '../../../contract/core/endpoint';
import { formatNumber, formatRupiah } from '../../../contract/core/formats';
import { MERCHANT_TYPES } from '../../../contract/merchant/merchant';
import { CATEGORIES, type CategoryCode } from '../../../contract/product';
import type { SalesRow } from '../../../contract/sales/categorySales';
import type { salesApi } from '../../../contract/sales/salesApi';
import { salesErrors } from '../../../contract/sales/salesErrors';
import type { SalesFigures } from '../../../contract/transaction/sales';
import type { Days } from '../../../contract/transaction/salesPeriod';
import type { Actor } from '../../core/Actor';
import type { Turn } from '../../core/FairQueue';
import { HttpError } from '../../core/HttpError';
import type { Db } from '../../db/types';
import { areaNames, Names } from '../../export/Names';
import { sendExport } from '../../export/sendExport';
import { takeExportSlot } from '../../export/takeExportSlot';
import { writePdf } from '../../export/writePdf';
import { salesRowOf, salesRowsStatement, salesScope } from './salesRows';
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

interface Report extends Days {
  category_code: CategoryCode;
  totals: SalesFigures;
  rows: readonly SalesRow[];
  /** Returns the name of an area by its code. */
  areaName: (code: string) => string;
  /** The row filters, in words. */
  filters: readonly string[];
  /** The name of the person who downloads it. */
  by: string;
}

const GREY = '#5A6478';

const day = new Intl.DateTimeFormat('id-ID', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' });
const dayText = (date: string) => day.format(new Date(`${date}T00:00:00Z`));
const daysText = ({ start_date, end_date }: Days) =>
  start_date === end_date ? dayText(start_date) : `${dayText(start_date)} – ${dayText(end_date)}`;

/** Renders the filtered sales of a category for printing, with totals above and below the rows. */
function salesPdf(report: Report, turn: Turn): Promise<Buffer> {
  const { category_code, totals, filters, by } = report;
  const title = `Data Penjualan ${CATEGORIES[category_code]}`;
  return writePdf(
    {
      info: { title },
      pageOrientation: 'landscape',
      pageMargins: [32, 32, 32, 40],
      content: [
        { text: title, fontSize: 16, bold: true },
        { text: [daysText(report), ...filters].join(' · '), color: GREY, margin: [0, 4, 0, 4] },
        {
          text: `${formatNumber(totals.orders)} pesanan, ${formatNumber(totals.quantity)} barang, nilai penjualan ${formatRupiah(totals.value)}`,
          bold: true,
          margin: [0, 0, 0, 12],
        },
        tableOf(report),
      ],
      footer: {
        text: `Diunduh oleh ${by}. Nilai adalah harga barang, tanpa ongkos kirim dan potongan.`,
        margin: [32, 12, 32, 0],
      },
    },
    turn,
  );
}

const HEADS = ['Tanggal', 'Merchant', 'Jenis', 'Wilayah', 'Provinsi', 'Kabupaten/Kota'];
const MEASURES: readonly [title: string, measure: keyof SalesFigures][] = [
  ['Pesanan', 'orders'],
  ['Barang', 'quantity'],
  ['Liter', 'volume_liter'],
  ['Kg', 'volume_kg'],
  ['Nilai (Rp)', 'value'],
];

function tableOf({ rows, totals, areaName }: Report): Content {
  // a category is sold by either the litre or the kilogram
  const measures = MEASURES.filter(([, name]) => !name.startsWith('volume') || Number(totals[name]) > 0);
  const numbers = (figures: SalesFigures, bold = false): TableCell[] =>
    measures.map(([, name]) => ({ text: formatNumber(figures[name]), alignment: 'right', bold }));
  return {
    fontSize: 8,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [70, '*', 90, 60, 90, 110, ...measures.map(() => 'auto')],
      body: [
        [
          ...HEADS.map(text => ({ text, bold: true })),
          ...measures.map(([text]): TableCell => ({ text, bold: true, alignment: 'right' })),
        ],
        ...rows.map(row => [
          daysText(row),
          row.merchant_name,
          MERCHANT_TYPES[row.type_code],
          REGIONS[row.region_code],
          areaName(row.province_code),
          areaName(row.regency_code),
          ...numbers(row),
        ]),
        [
          { text: 'Jumlah', bold: true, colSpan: HEADS.length },
          ...HEADS.slice(1).map(() => ''),
          ...numbers(totals, true),
        ],
      ],
    },
    layout: 'linedTight',
  };
}
