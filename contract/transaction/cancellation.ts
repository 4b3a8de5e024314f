import { z } from 'zod';
import { choice } from '../core/choice';
import { id, instantOut, rupiah } from '../core/fields';
import { ORDER_ACTOR_LABELS } from '../order/orderActions';
import { orderStatus, paymentMethod } from '../order/orderChoices';

/** The cancellation of an order: by whom, why, and what is refunded to the customer. */
export const cancellation = z.object({
  id,
  number: z.string().meta({ title: 'No. pesanan' }),
  status: orderStatus.meta({ title: 'Status' }),
  cancelled_at: instantOut.meta({ title: 'Dibatalkan' }),
  actor_kind: choice(ORDER_ACTOR_LABELS).meta({ title: 'Oleh' }),
  actor_name: z.string().meta({ title: 'Nama' }),
  /** A cancellation reason, or the complaint's reason if a complaint led to it. */
  reason_code: z.string().nullable(),
  reason: z.string().nullable().meta({ title: 'Alasan' }),
  note: z.string().nullable().meta({ title: 'Catatan' }),
  total: rupiah.meta({ title: 'Total' }),
  /** Null if nothing had been paid. */
  refund: z
    .object({
      /** The amount received or, once refunded, the amount refunded. */
      amount: rupiah.meta({ title: 'Dana dikembalikan' }),
      payment_method: paymentMethod.meta({ title: 'Pembayaran' }),
      /** Null while the refund is pending. */
      refunded_at: instantOut.nullable().meta({ title: 'Dikembalikan' }),
    })
    .nullable(),
});
export type Cancellation = z.output<typeof cancellation>;
