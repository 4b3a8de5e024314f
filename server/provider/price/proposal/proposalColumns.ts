import { type SQL, sql } from 'drizzle-orm';
import type { PriceProposal } from '../../../../contract/price/priceProposal';
import type { Actor } from '../../../core/Actor';
import type { Bound } from '../../../core/regionScope';
import { boundTo } from '../../../core/regionScope';
import { isoText } from '../../../store/isoText';
import { texts } from '../priceParts';

const personName = (column: 'created_by' | 'decided_by') =>
  sql`(select u.name from users u where u.id = ${sql.raw(`q.${column}`)})`;

/** The columns of a proposal in a statement over `price_proposals q`, in the form of the responses. */
export const proposalColumns = sql`q.id, q.category_code, q.kind, ${isoText(sql.raw('q.valid_from'))} as valid_from, q.note, q.row_count,
  q.approval, q.status, ${personName('created_by')} as created_by_name, ${isoText(sql.raw('q.created_at'))} as created_at,
  ${personName('decided_by')} as decided_by_name, ${isoText(sql.raw('q.decided_at'))} as decided_at, q.decision_note, q.batch_id, q.version`;

export type ProposalRow = PriceProposal & Record<string, unknown>;

/** Limits proposals to those that an actor with the category's permission may decide: not the actor's own (see `mayDecide`). */
export const decidableProposals = (actor: Actor): SQL =>
  sql`q.created_by is distinct from ${actor.user_id}::uuid and (${boundTo(actor) === undefined} or not q.is_nationwide)`;

/** Limits proposals to those that affect no area outside the actor's regions; everyone may read nationwide prices. */
export function ownProposals(actor: Bound): SQL {
  const regions = boundTo(actor);
  return regions ? sql`q.reach_regions <@ ${texts(regions)}` : sql`true`;
}
