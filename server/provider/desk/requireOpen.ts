import { deskErrors } from '../../../contract/desk/deskErrors';
import { openingState, WIB, ZONE_MINUTES } from '../../../contract/merchant/openingState';
import type { Db } from '../../db/types';
import { findDeliverer } from '../merchant/nearestDeliverers';
import { notPossible } from './notPossible';

/** @param at epoch milliseconds @throws HttpError 422 on `merchant_id` if the merchant takes no orders at that time */
export async function requireOpen(db: Db, merchantId: string, at: number): Promise<void> {
  const merchant = await findDeliverer(db, merchantId);
  if (merchant?.status !== 'active') throw notPossible('merchant_id', deskErrors.notActive());
  const { is_open, opens_at } = openingState(merchant.opening_hours, at, ZONE_MINUTES[merchant.time_zone] ?? WIB);
  if (!is_open)
    throw notPossible('merchant_id', opens_at ? deskErrors.opensAt({ time: opens_at }) : deskErrors.closed());
}
