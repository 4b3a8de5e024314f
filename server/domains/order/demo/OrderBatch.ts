import { bulkInsert } from '../../../db/bulkInsert';
import type { WriteSlice } from '../../../seed/DemoData';
import { order_complaints, order_events, order_items, orders } from '../table';
import type { OrderEventRow, OrderRows } from './orderRows';

/**
 * Buffers orders for insertion, a few days at a time. Events are inserted in chronological order across all orders: those that may be
 * preceded by events of later orders are held back.
 */
export class OrderBatch {
  #rows: OrderRows[] = [];
  #waiting: OrderEventRow[] = [];
  #events = 0;

  constructor(private readonly slice: WriteSlice) {}

  get size() {
    return this.#rows.length;
  }

  /** The id of the last inserted event. */
  get lastEvent() {
    return this.#events;
  }

  add(rows: OrderRows) {
    this.#rows.push(rows);
  }

  /** Inserts all buffered orders as one slice, with the events before `until`; no order added later may be placed before that time. */
  async flush(until = Number.POSITIVE_INFINITY): Promise<void> {
    const rows = this.#rows;
    this.#rows = [];
    const told = [...this.#waiting, ...rows.flatMap(({ events }) => events)];
    const end = Number.isFinite(until) ? new Date(until).toISOString() : '~';
    this.#waiting = told.filter(({ created_at }) => created_at >= end);
    const due = told.filter(({ created_at }) => created_at < end);
    due.sort((one, other) => (one.created_at < other.created_at ? -1 : one.created_at > other.created_at ? 1 : 0));
    const first = this.#events + 1;
    this.#events += due.length;
    await this.slice(async tx => {
      await bulkInsert(
        tx,
        orders,
        rows.map(({ order }) => order),
      );
      await bulkInsert(
        tx,
        order_items,
        rows.flatMap(({ items }) => items),
      );
      await bulkInsert(
        tx,
        order_complaints,
        rows.flatMap(({ complaints }) => complaints),
      );
      await bulkInsert(
        tx,
        order_events,
        due.map((event, index) => ({ id: first + index, ...event })),
      );
    });
  }
}
