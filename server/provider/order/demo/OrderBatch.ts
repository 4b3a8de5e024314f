import { bulkInsert } from '../../../db/bulkInsert';
import type { WriteSlice } from '../../../seed/DemoData';
import { order_complaints, order_events, order_items, orders } from '../table';
import type { OrderEventRow, OrderRows } from './orderRows';

/**
 * Buffers orders on their way into the database, some days at a time. Events are inserted in order of time across
 * all orders: those later than what was added so far wait.
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

  /** Inserts all orders as one slice, and the events until an instant; no order added later may have been placed before it. */
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
