import { orderErrors } from '../../../contract/order/orderErrors';
import { notFound } from '../../core/HttpError';
import { type Bound, reaches } from '../../core/regionScope';
import type { Tx } from '../../db/types';
import { lockRow } from '../../store/lockRow';
import { orders } from './table';
import type { OrderState } from './takeStep';

/** Locks an order, with `lockRow`'s errors and also 404 outside the actor's regions. */
export const lockOrder = (tx: Tx, id: string, actor: Bound, version?: number): Promise<OrderState> =>
  lockRow(tx, orders, id, {
    version,
    missing: orderErrors.notFound(),
    authorize({ region_code }) {
      if (!reaches(actor, region_code)) throw notFound(orderErrors.notFound());
    },
  });
