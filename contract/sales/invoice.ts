import { z } from 'zod';
import { choice } from '../core/choice';
import { dayOut, id, instantOut, rupiah } from '../core/fields';
import { needed, numberOrId, orUnknown } from '../core/needed';
import { orderStatus, paymentMethod } from '../order/orderChoices';
import { CATEGORIES } from '../product';

/** An invoiced item, with its name and price when it was ordered. */
const invoiceItem = z.object({
  id,
  category_code: orUnknown(choice(CATEGORIES)),
  name: needed(z.string()),
  sale_unit: z.string(),
  quantity: needed(z.int()),
  price: needed(rupiah),
  amount: needed(rupiah),
});

/** The invoice of a sale: what a merchant charges a customer for an order, including shipping. */
export const invoice = z.object({
  /** The order's id. */
  id,
  /** `INV/20261121/PSN-88214`: the day of the order in Jakarta, and its number. */
  number: numberOrId('No. invoice'),
  order_number: numberOrId('No. pesanan'),
  issued_on: orUnknown(dayOut.meta({ title: 'Tanggal' })),
  status: orderStatus.meta({ title: 'Status pesanan' }),
  payment_method: paymentMethod.meta({ title: 'Pembayaran' }),
  /** Null if nothing was paid before delivery. */
  paid_at: instantOut.nullable().meta({ title: 'Dibayar' }),
  seller: z.object({
    id,
    name: z.string(),
    number: z.string(),
    owner_name: z.string(),
    address: z.string(),
    regency: z.string(),
    province: z.string(),
    phone: z.string(),
  }),
  /** Null for callers who may not read orders, as it names the customer. */
  buyer: z.object({ name: z.string(), address: z.string() }).nullable(),
  items: z.array(invoiceItem),
  goods_amount: needed(rupiah.meta({ title: 'Harga barang' })),
  shipping_cost: needed(rupiah.meta({ title: 'Ongkos kirim' })),
  discount: needed(rupiah.meta({ title: 'Potongan' })),
  total: needed(rupiah.meta({ title: 'Total' })),
  /** The total in Indonesian words. */
  total_in_words: z.string().meta({ title: 'Terbilang' }),
});
export type Invoice = z.output<typeof invoice>;

/** Footnote of every invoice. */
export const TAX_NOTE =
  'Harga sudah termasuk pajak yang berlaku. Dokumen ini bukti transaksi dan bukan Faktur Pajak; faktur pajak diterbitkan penjual yang berstatus Pengusaha Kena Pajak.';

/** Builds the invoice number from the order's day in Jakarta (`2026-11-21`) and its number. */
export const invoiceNumber = (issuedOn: string, orderNumber: string): string =>
  `INV/${issuedOn.replaceAll('-', '')}/${orderNumber}`;
