import { z } from 'zod';
import { choice } from '../core/choice';
import { id, instantOut, rupiah } from '../core/fields';
import { ORDER_ACTOR_LABELS } from '../order/orderActions';
import { orderStatus, paymentMethod } from '../order/orderChoices';

/** How an order was called off: by whom, why, and what goes back to the customer. */
export const cancellation = z.object({
  id,
  number: z.string().meta({ title: 'No. pesanan' }),
  status: orderStatus.meta({ title: 'Status' }),
  cancelled_at: instantOut.meta({ title: 'Dibatalkan' }),
  actor_kind: choice(ORDER_ACTOR_LABELS).meta({ title: 'Oleh' }),
  actor_name: z.string().meta({ title: 'Nama' }),
  /** A reason to cancel, or what was complained of where a complaint ended so. */
  reason_code: z.string().nullable(),
  reason: z.string().nullable().meta({ title: 'Alasan' }),
  note: z.string().nullable().meta({ title: 'Catatan' }),
  total: rupiah.meta({ title: 'Total' }),
  /** Null where nothing had been paid. */
  refund: z
    .object({
      /** What came in, or what was given back of it once it was. */
      amount: rupiah.meta({ title: 'Dana dikembalikan' }),
      payment_method: paymentMethod.meta({ title: 'Pembayaran' }),
      /** Null while it is under way. */
      refunded_at: instantOut.nullable().meta({ title: 'Dikembalikan' }),
    })
    .nullable(),
});
export type Cancellation = z.output<typeof cancellation>;
