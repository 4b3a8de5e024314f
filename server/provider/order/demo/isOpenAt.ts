import { openingState, WIB } from '../../../../contract/merchant/openingState';
import type { OrderShop } from './orderShops';

/** Whether a demo shop was selling at an instant (milliseconds), and open by its local time. */
export const isOpenAt = ({ opening_hours, ahead, from, until }: OrderShop, at: number): boolean =>
  at >= from && at < until && openingState(opening_hours, at, WIB + ahead).is_open;
