import { type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '../../../../contract/core/endpoint';
import type { Page } from '../../../../contract/core/response';
import type { PriceProposal } from '../../../../contract/price/priceProposal';
import type { priceProposalApi } from '../../../../contract/price/priceProposalApi';
import type { PricedCategory } from '../../../../contract/price/priceRights';
import type { Actor } from '../../../core/Actor';
import { type Bound, boundTo } from '../../../core/regionScope';
import type { Db } from '../../../db/types';
import { containing } from '../../../store/filters';
import { isoText } from '../../../store/isoText';
import { readStatement } from '../../../store/readPage';
import { texts } from '../priceParts';

/**
 * Returns a page of a category's proposals, by default the waiting ones, newest first; the search covers their notes.
 *
 * @param toDecide only what the actor may decide
 */
export function proposalList(
  db: Db,
  category: PricedCategory,
  query: QueryOf<typeof priceProposalApi.ofCategory>,
  actor: Actor,
  { toDecide = false } = {},
): Promise<Page<PriceProposal>> {
  const { search, sort = '-created_at', status } = query;
  const like = search && containing(search);
  const where = sql`q.category_code = ${category} and ${ownProposals(actor)}
    and ${status?.length ? sql`q.status = any(${texts(status)})` : sql.raw(`q.status = 'waiting'`)}
    ${like ? sql`and q.note ilike ${like}` : sql``} ${toDecide ? sql`and ${decidableProposals(actor)}` : sql``}`;
  // to decide: those that take effect first
  const order = sql.raw(
    toDecide
      ? 'q.valid_from, q.created_at, q.id'
      : sort.startsWith('-')
        ? 'q.created_at desc, q.id desc'
        : 'q.created_at, q.id',
  );
  const statement = (page: SQL) =>
    sql`select ${proposalColumns}, count(*) over () as total from price_proposals q where ${where} order by ${order} ${page}`;
  return readStatement<PriceProposal>(db, statement, query);
}

const personName = (column: 'created_by' | 'decided_by') =>
  sql`(select u.name from users u where u.id = ${sql.raw(`q.${column}`)})`;

/** The columns of a proposal in a statement over `price_proposals q`, in the form of the responses. */
export const proposalColumns = sql`q.id, q.category_code, q.kind, ${isoText(sql.raw('q.valid_from'))} as valid_from, q.note, q.row_count,
  q.approval, q.status, ${personName('created_by')} as created_by_name, ${isoText(sql.raw('q.created_at'))} as created_at,
  ${personName('decided_by')} as decided_by_name, ${isoText(sql.raw('q.decided_at'))} as decided_at, q.decision_note, q.batch_id, q.version`;

export type ProposalRow = PriceProposal & Record<string, unknown>;

/** Limits proposals to those that an actor with the category's permission may decide: not the actor's own (see `mayDecide`). */
const decidableProposals = (actor: Actor): SQL =>
  sql`q.created_by is distinct from ${actor.user_id}::uuid and (${boundTo(actor) === undefined} or not q.is_nationwide)`;

/** Limits proposals to those that affect no area outside the actor's regions; everyone may read nationwide prices. */
export function ownProposals(actor: Bound): SQL {
  const regions = boundTo(actor);
  return regions ? sql`q.reach_regions <@ ${texts(regions)}` : sql`true`;
}
