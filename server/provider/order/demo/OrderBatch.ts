import { bulkInsert } from '../../../db/bulkInsert';
import type { Tx } from '../../../db/types';
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

  constructor(private readonly tx: Tx) {}

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

  /** Inserts all orders, and the events until an instant; no order added later may have been placed before it. */
  async flush(until = Number.POSITIVE_INFINITY): Promise<void> {
    const rows = this.#rows;
    this.#rows = [];
    await bulkInsert(
      this.tx,
      orders,
      rows.map(({ order }) => order),
    );
    await bulkInsert(
      this.tx,
      order_items,
      rows.flatMap(({ items }) => items),
    );
    await bulkInsert(
      this.tx,
      order_complaints,
      rows.flatMap(({ complaints }) => complaints),
    );
    const told = [...this.#waiting, ...rows.flatMap(({ events }) => events)];
    const end = Number.isFinite(until) ? new Date(until).toISOString() : '~';
    this.#waiting = told.filter(({ created_at }) => created_at >= end);
    const due = told.filter(({ created_at }) => created_at < end);
    due.sort((one, other) => (one.created_at < other.created_at ? -1 : one.created_at > other.created_at ? 1 : 0));
    await bulkInsert(
      this.tx,
      order_events,
      due.map(event => ({ id: ++this.#events, ...event })),
    );
  }
}
