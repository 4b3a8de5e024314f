import { priceErrors } from '../../../../contract/price/priceErrors';
import type { PriceProposal } from '../../../../contract/price/priceProposal';
import type { Actor } from '../../../core/Actor';
import { HttpError } from '../../../core/HttpError';
import type { Db } from '../../../db/types';
import { inTransaction } from '../../../store/inTransaction';
import { lockWaiting } from './lockWaiting';
import { settleProposal } from './settleProposal';

/**
 * Withdraws one's own waiting proposal.
 *
 * @throws HttpError 404, 403 for someone else's proposal, 409 if the version is stale or the proposal no longer waits
 */
export const withdrawProposal = (db: Db, id: string, version: number, actor: Actor): Promise<PriceProposal> =>
  inTransaction(db, async tx => {
    const { proposal, created_by } = await lockWaiting(tx, id, version, actor);
    if (created_by !== actor.user_id) throw new HttpError(403, priceErrors.othersProposal());
    return settleProposal(tx, proposal, { status: 'withdrawn', reason: null, batch_id: null }, actor);
  });
