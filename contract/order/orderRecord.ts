import { z } from 'zod';
import { id, instantOut, phoneOut, rupiah, version } from '../core/fields';
import { CATEGORY_CODES } from '../product';
import { ORDER_ACTIONS, ORDER_ACTORS } from './orderActions';
import { orderChannel } from './orderChannel';
import { orderStatus, paymentMethod } from './orderChoices';
import { COMPLAINT_ACTIONS, complaintReason } from './reasons';
import { STAFF_STEP_NAMES } from './staffSteps';

/** An order in lists, with its items summarised in one line: `2 tabung Bright Gas 5,5 kg, 1 lainnya`. */
export const orderRow = z.object({
  id,
  number: z.string().meta({ title: 'No. pesanan' }),
  status: orderStatus.meta({ title: 'Status' }),
  status_since: instantOut.meta({ title: 'Status sejak' }),
  /** When its next step is due (`orderDueAt`); null if it is finished. */
  due_at: instantOut.nullable().meta({ title: 'Batas waktu' }),
  channel: orderChannel.meta({ title: 'Saluran' }),
  recipient_name: z.string().meta({ title: 'Pelanggan' }),
  recipient_phone: phoneOut.meta({ title: 'Telepon pelanggan' }),
  merchant_id: id.meta({ title: 'ID merchant' }),
  merchant_name: z.string().meta({ title: 'Merchant' }),
  regency: z.string().meta({ title: 'Kabupaten/Kota' }),
  province: z.string().meta({ title: 'Provinsi' }),
  goods: z.string().meta({ title: 'Barang' }),
  payment_method: paymentMethod.meta({ title: 'Pembayaran' }),
  goods_amount: rupiah.meta({ title: 'Harga barang' }),
  shipping_cost: rupiah.meta({ title: 'Ongkos kirim' }),
  discount: rupiah.meta({ title: 'Potongan' }),
  total: rupiah.meta({ title: 'Total' }),
  placed_at: instantOut.meta({ title: 'Dipesan' }),
  version,
});
export type OrderRow = z.output<typeof orderRow>;

/** An ordered item, with its name and price at that time. */
const orderItem = z.object({
  id,
  /** Null for the merchant's own products. */
  product_id: id.nullable(),
  category_code: z.enum(CATEGORY_CODES),
  name: z.string(),
  sale_unit: z.string(),
  quantity: z.int(),
  /** In litres or kilograms, see `volume_unit`; null if not applicable. */
  volume: z.number().nullable(),
  volume_unit: z.string().nullable(),
  price: rupiah,
  amount: rupiah,
});

/** An entry of the timeline. */
const orderEvent = z.object({
  id: z.int(),
  action: z.enum(ORDER_ACTIONS),
  from_status: orderStatus.nullable(),
  to_status: orderStatus,
  actor_kind: z.enum(ORDER_ACTORS),
  actor_name: z.string(),
  /** Reason of a cancellation or a complaint. */
  reason_code: z.string().nullable(),
  note: z.string().nullable(),
  created_at: instantOut,
});
export type OrderEvent = z.output<typeof orderEvent>;

const orderComplaint = z.object({
  id,
  reason_code: complaintReason,
  /** The customer's own words. */
  note: z.string().nullable(),
  photo_urls: z.array(z.string()),
  due_at: instantOut,
  /** Null while it is open. */
  decision: z.enum(COMPLAINT_ACTIONS).nullable(),
  decision_note: z.string().nullable(),
  decided_at: instantOut.nullable(),
  created_at: instantOut,
});
export type OrderComplaint = z.output<typeof orderComplaint>;

/** An order in full. */
export const order = orderRow.extend({
  paid_at: instantOut.nullable().meta({ title: 'Dibayar' }),
  /** Amount received, which is refunded to the customer if the order falls through. */
  paid_amount: rupiah.meta({ title: 'Diterima' }),
  address: z.string().meta({ title: 'Alamat' }),
  address_note: z.string().nullable().meta({ title: 'Patokan' }),
  latitude: z.number().meta({ title: 'Lintang' }),
  longitude: z.number().meta({ title: 'Bujur' }),
  /** Distance from the merchant to the address. */
  distance_m: z.int().meta({ title: 'Jarak (m)' }),
  courier_name: z.string().nullable().meta({ title: 'Pengantar' }),
  courier_phone: phoneOut.nullable().meta({ title: 'Telepon pengantar' }),
  customer: z.object({
    id,
    name: z.string(),
    phone: z.string(),
    /** MyPertamina membership; null if not a member. */
    member_number: z.string().nullable(),
  }),
  merchant: z.object({
    id,
    number: z.string(),
    name: z.string(),
    phone: z.string(),
    address: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  }),
  items: z.array(orderItem),
  /** Newest first. */
  events: z.array(orderEvent),
  /** Newest first; an order that was sent again can receive another complaint. */
  complaints: z.array(orderComplaint),
  /** Actions that the reader may take now. */
  actions: z.array(z.enum(STAFF_STEP_NAMES)),
  updated_at: instantOut.meta({ title: 'Diubah' }),
});
export type Order = z.output<typeof order>;
