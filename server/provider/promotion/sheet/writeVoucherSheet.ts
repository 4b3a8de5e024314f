import { type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { MAX_VOUCHER_ROWS } from '../../../../contract/promotion/voucherRecord';
import type { SheetCell } from '../../../sheet/cells';
import { NEW_STATUSES, VOUCHER_COLUMNS, VOUCHER_HEADINGS } from './columns';

type Row = NonNullable<WriteSheet['rows']>[number];

const BOLD = { style: { font: { bold: true } } };

/** The empty workbook for vouchers, with a drop-down of the statuses and limits on quota and dates. */
export const writeVoucherSheet = (): Promise<Uint8Array> => write([VOUCHER_HEADINGS], VOUCHER_COLUMNS);

/** A filled workbook again, with what stands against each row in a column of its own. */
export function writeRemarks(
  [, ...rows]: readonly SheetCell[][],
  bad_cells: readonly { cell: string; message: string }[],
): Promise<Uint8Array> {
  const remarks = new Map<number, string[]>();
  for (const { cell, message } of bad_cells) {
    const row = Number(cell.slice(1));
    remarks.set(row, [...(remarks.get(row) ?? []), `${cell}: ${message}`]);
  }
  return write(
    [
      [...VOUCHER_HEADINGS, 'Keterangan'],
      ...rows.map((cells, index) => [...cells.map(plainValue), remarks.get(index + 2)?.join('; ') ?? null]),
    ],
    [...VOUCHER_COLUMNS, { header: 'Keterangan', width: 60 }],
  );
}

const plainValue = ({ value }: SheetCell) =>
  value !== null && typeof value === 'object' ? new Date(value.date) : value;

const last = MAX_VOUCHER_ROWS + 1;

const write = (rows: Row[], columns: readonly { header: string; width: number }[]) =>
  writeXlsx({
    sheets: [
      {
        name: 'Voucher',
        columns: columns.map(({ width }, index) => ({
          width,
          ...((index === 2 || index === 3) && { numFmt: 'dd/mm/yyyy' }),
          ...(index === 0 && { numFmt: '@' }),
        })),
        rows,
        cells: new Map(columns.map((_, column) => [`0,${column}`, BOLD])),
        freezePane: { rows: 1 },
        dataValidations: [
          {
            type: 'list',
            values: Object.keys(NEW_STATUSES),
            allowBlank: true,
            showErrorMessage: true,
            errorTitle: 'Status',
            errorMessage: `Pilih ${Object.keys(NEW_STATUSES).join(' atau ')}.`,
            range: `E2:E${last}`,
          },
          {
            type: 'whole',
            operator: 'between',
            formula1: '1',
            formula2: '10000000',
            allowBlank: true,
            showErrorMessage: true,
            errorTitle: 'Kuota',
            errorMessage: 'Isi bilangan bulat mulai dari 1. Kosongkan untuk satu kali pakai.',
            range: `B2:B${last}`,
          },
        ],
      },
      { name: 'Petunjuk', columns: [{ width: 100 }], rows: GUIDE.map(line => [line]) },
    ],
  });

const GUIDE = [
  'Satu baris satu voucher. Kode yang dikosongkan dibuatkan sistem; kode sendiri berisi 4 sampai 40 huruf, angka, dan tanda hubung.',
  'Kuota adalah berapa kali voucher dapat dipakai. Kosong berarti satu kali.',
  'Tanggal ditulis seperti 31/12/2026, waktu Jakarta. Kosong berarti sama dengan masa berlaku promo.',
  'Status Draf menunggu diajukan; Menunggu Persetujuan langsung diajukan kepada yang berhak menyetujui.',
  'Setelah diunggah, Anda melihat dahulu isinya. Tidak ada yang ditambahkan sebelum Anda menyetujuinya.',
];
