import type { Content, TableCell } from 'pdfmake/interfaces';
import { REGIONS } from '../../../contract/area/region';
import { formatNumber, formatRupiah } from '../../../contract/core/formats';
import { MERCHANT_TYPES } from '../../../contract/merchant/merchant';
import { CATEGORIES, type CategoryCode } from '../../../contract/product';
import type { SalesRow } from '../../../contract/sales/categorySales';
import type { SalesFigures } from '../../../contract/transaction/sales';
import type { Days } from '../../../contract/transaction/salesPeriod';
import type { Turn } from '../../core/FairQueue';
import { writePdf } from '../../export/writePdf';

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
export function salesPdf(report: Report, turn: Turn): Promise<Buffer> {
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
  const measures = MEASURES.filter(([, name]) => !name.startsWith('volume') || totals[name] > 0);
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
