import type { Bound } from '../../core/regionScope';
import type { Tx } from '../../db/types';
import { lockRow } from '../../store/lockRow';
import { authorizeChange } from './promotionReach';
import { promotions } from './table';

export type PromotionRow = typeof promotions.$inferSelect;

/** Locks a promotion, with `lockRow`'s errors and 403 if it also runs outside the actor's regions. Lock it before its vouchers. */
export const lockPromotion = (tx: Tx, id: string, actor: Bound, version?: number): Promise<PromotionRow> =>
  lockRow(tx, promotions, id, { version, authorize: row => authorizeChange(actor, row) });
