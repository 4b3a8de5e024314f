import { priceErrors } from '../../../../contract/price/priceErrors';
import type { Actor } from '../../../core/Actor';
import { HttpError, staleVersion } from '../../../core/HttpError';
import type { Tx } from '../../../db/types';
import { readProposal, type StoredProposal } from './findProposal';

/**
 * Locks a proposal that is still waiting.
 *
 * @throws HttpError 404, 409 if the version is stale or the proposal no longer waits
 */
export async function lockWaiting(tx: Tx, id: string, version: number, actor: Actor): Promise<StoredProposal> {
  const stored = await readProposal(tx, id, actor, true);
  const { proposal } = stored;
  if (proposal.status !== 'waiting') throw new HttpError(409, priceErrors.proposalNotWaiting(), { overtaken: true });
  if (proposal.version !== version) throw staleVersion(proposal.version);
  return stored;
}
