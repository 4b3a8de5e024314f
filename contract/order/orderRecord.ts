import { z } from 'zod';
import { id, instantOut, phoneOut, rupiah, version } from '../core/fields';
import { needed, numberOrId, orUnknown, otherwise } from '../core/needed';
import { CATEGORY_CODES } from '../product';
import { ORDER_ACTIONS, ORDER_ACTORS } from './orderActions';
import { orderChannel } from './orderChannel';
import { orderStatus, paymentMethod } from './orderChoices';
import type { OrderStatus } from './orderStatus';
import type { PaymentCondition } from './orderSteps';
import { type PaymentMethod, paymentCondition } from './payment';
import { COMPLAINT_ACTIONS, complaintReason } from './reasons';
import { isStaffStepLegal, STAFF_STEP_NAMES, type StaffStep } from './staffSteps';

type Row = Readonly<Record<string, unknown>>;

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Goods and shipping less discount, of which a provider may return only some; unknown unless all are known. */
function totalOf({ goods_amount, shipping_cost, discount }: Row): number | undefined {
  const all = [goods_amount, shipping_cost, discount];
  const [goods, shipping, less] = all as [number, number, number];
  return all.every(isNumber) ? goods + shipping - less : undefined;
}

/** The sum of an order's lines; unknown if there are none, or the amount of one is unknown. */
function sumOf(items: unknown): number | undefined {
  const amounts = ((items ?? []) as Row[]).map(({ amount }) => amount);
  return amounts.length > 0 && amounts.every(isNumber) ? amounts.reduce((sum, amount) => sum + amount, 0) : undefined;
}

/** The steps that an order's status allows, however it is paid. Whether the reader may take them is then the provider's to say. */
function legalSteps({ status, payment_method }: Row): StaffStep[] {
  const conditions: PaymentCondition[] = payment_method
    ? [paymentCondition(payment_method as PaymentMethod)]
    : ['cod', 'prepaid'];
  return STAFF_STEP_NAMES.filter(step =>
    conditions.every(condition => isStaffStepLegal(status as OrderStatus, step, condition)),
  );
}

/** An order in lists, with its items summarised in one line: `2 tabung Bright Gas 5,5 kg, 1 lainnya`. */
export const orderRow = z.object({
  id: needed(id),
  number: numberOrId('No. pesanan'),
  status: needed(orderStatus.meta({ title: 'Status' })),
  status_since: orUnknown(instantOut.meta({ title: 'Status sejak' })),
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
  payment_method: orUnknown(paymentMethod.meta({ title: 'Pembayaran' })),
  goods_amount: otherwise(rupiah.meta({ title: 'Harga barang' }), ({ items }) => sumOf(items)),
  shipping_cost: orUnknown(rupiah.meta({ title: 'Ongkos kirim' })),
  discount: orUnknown(rupiah.meta({ title: 'Potongan' })),
  total: otherwise(rupiah.meta({ title: 'Total' }), totalOf),
  placed_at: orUnknown(instantOut.meta({ title: 'Dipesan' })),
  version,
});
export type OrderRow = z.output<typeof orderRow>;

/** An ordered item, with its name and price at that time. */
const orderItem = z.object({
  id,
  /** Null for the merchant's own products. */
  product_id: id.nullable(),
  category_code: orUnknown(z.enum(CATEGORY_CODES)),
  name: needed(z.string()),
  sale_unit: z.string(),
  quantity: needed(z.int()),
  /** In litres or kilograms, see `volume_unit`; null if not applicable. */
  volume: z.number().nullable(),
  volume_unit: z.string().nullable(),
  price: orUnknown(rupiah),
  amount: otherwise(rupiah, ({ price, quantity }) => (isNumber(price) ? price * (quantity as number) : undefined)),
});

/** An entry of the timeline. */
const orderEvent = z.object({
  id: orUnknown(z.int()),
  action: orUnknown(z.enum(ORDER_ACTIONS)),
  from_status: orderStatus.nullable(),
  to_status: orUnknown(orderStatus),
  actor_kind: orUnknown(z.enum(ORDER_ACTORS)),
  actor_name: z.string(),
  /** Reason of a cancellation or a complaint. */
  reason_code: z.string().nullable(),
  note: z.string().nullable(),
  created_at: orUnknown(instantOut),
});
export type OrderEvent = z.output<typeof orderEvent>;

const orderComplaint = z.object({
  id,
  reason_code: complaintReason,
  /** The customer's own words. */
  note: z.string().nullable(),
  photo_urls: z.array(z.string()),
  due_at: orUnknown(instantOut),
  /** Null while it is open. */
  decision: z.enum(COMPLAINT_ACTIONS).nullable(),
  decision_note: z.string().nullable(),
  decided_at: instantOut.nullable(),
  created_at: orUnknown(instantOut),
});
export type OrderComplaint = z.output<typeof orderComplaint>;

/** An order in full. */
export const order = orderRow.extend({
  paid_at: instantOut.nullable().meta({ title: 'Dibayar' }),
  /** Amount received, which is refunded to the customer if the order falls through. */
  paid_amount: orUnknown(rupiah.meta({ title: 'Diterima' })),
  address: z.string().meta({ title: 'Alamat' }),
  address_note: z.string().nullable().meta({ title: 'Patokan' }),
  latitude: z.number().meta({ title: 'Lintang' }),
  longitude: z.number().meta({ title: 'Bujur' }),
  /** Distance from the merchant to the address. */
  distance_m: orUnknown(z.int().meta({ title: 'Jarak (m)' })),
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
    latitude: orUnknown(z.number()),
    longitude: orUnknown(z.number()),
  }),
  items: z.array(orderItem),
  /** Newest first. */
  events: z.array(orderEvent),
  /** Newest first; an order that was sent again can receive another complaint. */
  complaints: z.array(orderComplaint),
  /** Actions that the reader may take now. */
  actions: otherwise(z.array(z.enum(STAFF_STEP_NAMES)), legalSteps),
  updated_at: orUnknown(instantOut.meta({ title: 'Diubah' })),
});
export type Order = z.output<typeof order>;
