import { z } from 'zod';
import { choice } from '../core/choice';
import { anyText, degrees, id, optionalLongText, optionalText, phone, rupiah, text } from '../core/fields';
import { PAYMENT_METHOD_LABELS } from '../order/payment';

const MOST_ITEMS = 50;
const MOST_OF_ONE = 10_000;
const MOST_TRADED_IN = 1_000;
/** Leaves room for the mention of old cylinders, which precedes the note in the timeline. */
const NOTE_LENGTH = 450;

const { cod_cash, cod_qris } = PAYMENT_METHOD_LABELS;
/** Payment methods for callers: all on delivery, since nothing can be paid by telephone. */
export const DESK_PAYMENT_LABELS = { cod_cash, cod_qris } as const;
export type DeskPayment = keyof typeof DESK_PAYMENT_LABELS;

/** The coordinates of a delivery, in degrees (WGS 84). */
export const point = {
  latitude: degrees(90).meta({ title: 'Lintang' }),
  longitude: degrees(180).meta({ title: 'Bujur' }),
};

export const quantity = z.int().min(1).max(MOST_OF_ONE).meta({ title: 'Jumlah' });

/** The items ordered from one merchant, and the promotion code. */
export const basket = {
  merchant_id: id.meta({ title: 'Merchant' }),
  items: z
    .array(
      z.object({
        merchant_product_id: id.meta({ title: 'Barang' }),
        quantity,
        /** The price the caller was told; it is an error if the price in force differs. If omitted, any price is accepted. */
        price: rupiah.nullish().meta({ title: 'Harga' }),
      }),
    )
    .min(1)
    .max(MOST_ITEMS)
    .meta({ title: 'Barang' }),
  promotion_code: optionalText(40).meta({ title: 'Kode promo' }),
  /** Old cylinders that the courier collects, for a trade-in promotion. */
  traded_in: z.int().min(1).max(MOST_TRADED_IN).nullish().meta({ title: 'Tabung lama ditukar' }),
  ...point,
};

/** The caller and the delivery address. */
export const delivery = {
  phone: phone().meta({ title: 'Nomor telepon' }),
  name: text(100, 2).meta({ title: 'Nama pelanggan' }),
  address: text(250, 5).meta({ title: 'Alamat' }),
  address_note: optionalText(200).meta({ title: 'Patokan untuk pengantar' }),
  /** Null if unknown, as for addresses from before the order desk existed. */
  village_code: anyText(13)
    .regex(/^\d{2}\.\d{2}\.\d{2}\.\d{4}$/)
    .nullable()
    .default(null)
    .meta({ title: 'Desa/Kelurahan', kind: 'area' }),
  ...point,
};

/** An order by telephone. `shipping_cost` and `total` are what the caller was told, like the items' `price`. */
export const deskOrderInput = z.object({
  ...delivery,
  ...basket,
  payment_method: choice(DESK_PAYMENT_LABELS).default('cod_cash').meta({ title: 'Pembayaran' }),
  note: optionalLongText(NOTE_LENGTH).meta({ title: 'Catatan' }),
  shipping_cost: rupiah.nullish().meta({ title: 'Ongkos kirim' }),
  total: rupiah.nullish().meta({ title: 'Total' }),
});
export type DeskOrderInput = z.output<typeof deskOrderInput>;
