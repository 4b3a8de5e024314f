import type { FastifyReply } from 'fastify';
import type { Content, TableCell } from 'pdfmake/interfaces';
import { formatMoment, formatNumber, formatRupiah } from '../../../contract/core/formats';
import { toLocalPhone } from '../../../contract/core/phone';
import { PAYMENT_METHOD_LABELS, paymentCondition } from '../../../contract/order/payment';
import { type Invoice, TAX_NOTE } from '../../../contract/sales/invoice';
import type { Actor } from '../../core/Actor';
import type { Turn } from '../../core/FairQueue';
import type { Db } from '../../db/types';
import { sendExport } from '../../export/sendExport';
import { takeExportSlot } from '../../export/takeExportSlot';
import { writePdf } from '../../export/writePdf';
import { findInvoice } from './findInvoice';

/** Sends the invoice as a download, which is recorded in the audit log. @throws HttpError as in `findInvoice` */
export async function sendInvoicePdf(db: Db, id: string, actor: Actor, reply: FastifyReply) {
  const turn = await takeExportSlot(actor, reply);
  const invoice = await findInvoice(db, { id }, actor);
  return sendExport(db, actor, reply, {
    name: `invoice-${invoice.order_number}.pdf`,
    format: 'pdf',
    entity: 'order',
    entity_id: id,
    rows: 1,
    filter: {},
    write: () => invoicePdf(invoice, turn),
  });
}

const GREY = '#5A6478';

/** DD MMMM YYYY (point 9), as on screen. */
const longDay = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  day: '2-digit',
  month: 'long',
  year: 'numeric',
});

/** Renders the invoice on one A4 page: seller, buyer, goods with their prices, and the total in words. */
export function invoicePdf(invoice: Invoice, turn: Turn): Promise<Buffer> {
  const { number, order_number, issued_on, seller, total_in_words } = invoice;
  return writePdf(
    {
      info: { title: `Invoice ${number}`, author: seller.name },
      pageMargins: [48, 48, 48, 64],
      content: [
        {
          columns: [
            { text: 'INVOICE', fontSize: 22, bold: true },
            {
              width: 'auto',
              alignment: 'right',
              stack: [
                { text: number, bold: true, fontSize: 11 },
                { text: longDay.format(new Date(`${issued_on}T12:00:00+07:00`)) },
                { text: `Pesanan ${order_number}`, color: GREY },
              ],
            },
          ],
        },
        {
          columns: [partyOf('Penjual', sellerLines(invoice)), partyOf('Pembeli', buyerLines(invoice))],
          margin: [0, 24],
        },
        goods(invoice),
        {
          margin: [0, 16, 0, 0],
          text: [
            { text: 'Terbilang: ', color: GREY },
            { text: total_in_words, italics: true },
          ],
        },
        {
          margin: [0, 8, 0, 0],
          text: [{ text: 'Pembayaran: ', color: GREY }, paymentText(invoice)],
        },
        { margin: [0, 24, 0, 0], text: TAX_NOTE, color: GREY, fontSize: 8 },
      ],
      footer: { text: 'Dibuat oleh sistem, sah tanpa tanda tangan.', margin: [48, 16, 48, 0] },
    },
    turn,
  );
}

function paymentText({ payment_method, paid_at }: Invoice): string {
  const label = PAYMENT_METHOD_LABELS[payment_method];
  if (paid_at) return `${label}, dibayar ${formatMoment(paid_at)}`;
  return `${label}, ${paymentCondition(payment_method) === 'cod' ? 'dibayar saat barang diterima' : 'belum dibayar'}`;
}

const partyOf = (title: string, [name = '', ...lines]: readonly string[]): Content => ({
  stack: [{ text: title, color: GREY }, { text: name, bold: true, margin: [0, 2] }, ...lines],
});

const sellerLines = ({ seller }: Invoice) => [
  seller.name,
  seller.address,
  `${seller.regency}, ${seller.province}`,
  `Telepon ${toLocalPhone(seller.phone)}`,
  `${seller.number}, pemilik ${seller.owner_name}`,
];

const buyerLines = ({ buyer }: Invoice) =>
  buyer ? [buyer.name, buyer.address] : ['Pelanggan', 'Nama dan alamat hanya tampil bagi yang boleh melihat pesanan.'];

function goods({ items, goods_amount, shipping_cost, discount, total }: Invoice): Content {
  const right = (text: string, bold = false): TableCell => ({ text, alignment: 'right', bold });
  const sum = (title: string, amount: number, bold = false): TableCell[] => [
    { text: title, colSpan: 3, alignment: 'right', bold },
    {},
    {},
    right(amount < 0 ? `-${formatRupiah(-amount)}` : formatRupiah(amount), bold),
  ];
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['*', 'auto', 80, 90],
      body: [
        [{ text: 'Barang', bold: true }, right('Jumlah', true), right('Harga satuan', true), right('Subtotal', true)],
        ...items.map(({ name, quantity, sale_unit, price, amount }) => [
          name,
          right(`${formatNumber(quantity)} ${sale_unit}`),
          right(formatRupiah(price)),
          right(formatRupiah(amount)),
        ]),
        sum('Harga barang', goods_amount),
        sum('Ongkos kirim', shipping_cost),
        ...(discount > 0 ? [sum('Potongan', -discount)] : []),
        sum('Total', total, true),
      ],
    },
    layout: 'linedWide',
  };
}
