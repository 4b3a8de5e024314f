import { sql } from 'drizzle-orm';
import { ORDER_EXTRA_PREFIX } from '../../../contract/notification';
import { automaticStep } from '../../../contract/order/automaticSteps';
import { paymentCondition } from '../../../contract/order/payment';
import { recordAudit, SYSTEM_NAME, systemActor } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import type { Tx } from '../../db/types';
import { notify } from '../notification/notify';
import { order_events, order_items, orders } from './table';
import { type OrderState, takeStep } from './takeStep';

interface NewOrder {
  /** Includes id and number (`nextOrderNumber`), since promotions refer to them. */
  order: typeof orders.$inferInsert & { id: string; number: string };
  items: readonly Omit<typeof order_items.$inferInsert, 'order_id' | 'position' | 'amount'>[];
  /** Written by the person who placed it; shown in the timeline. */
  note: string | null;
}

/** Returns the number of the next order, such as `PSN-88251`. */
export async function nextOrderNumber(tx: Tx): Promise<string> {
  const { rows } = await tx.execute<{ number: string }>(sql`select 'PSN-' || nextval('order_numbers') as number`);
  return rows[0]!.number;
}

/**
 * Adds an order taken by staff and submits it according to its payment method, with timeline, audit row and notifications. The caller
 * handles stock and promotions in the same transaction.
 *
 * @returns the order, waiting for its merchant or its payment
 */
export async function insertOrder(tx: Tx, { order, items, note }: NewOrder, actor: Actor): Promise<OrderState> {
  const [row] = await tx
    .insert(orders)
    .values({ ...order, status: 'created', updated_by: actor.user_id })
    .returning();
  const { id: order_id, number, region_code } = row!;
  await tx
    .insert(order_items)
    .values(
      items.map((item, index) => ({ ...item, order_id, position: index + 1, amount: item.price * item.quantity })),
    );
  await tx.insert(order_events).values({
    order_id,
    action: 'create',
    to_status: 'created',
    actor_kind: 'helpdesk',
    actor_id: actor.user_id,
    actor_name: actor.name,
    note,
    created_at: row!.placed_at,
  });
  await recordAudit(tx, actor, {
    action: 'create',
    entity: 'order',
    entity_id: order_id,
    label: number,
    after: { ...row!, note },
  });
  await notify(tx, {
    to: { holdersOf: 'can_update_monitoring_order', region: region_code, except: [actor.user_id] },
    type: 'order',
    title: 'Pesanan baru lewat 135',
    description: `${number} menunggu konfirmasi merchant.`,
    extra: ORDER_EXTRA_PREFIX + order_id,
  });
  const submit = automaticStep('created', paymentCondition(row!.payment_method))!;
  return takeStep(tx, row!, submit, { kind: 'system', actor: systemActor('order:create'), name: SYSTEM_NAME });
}
