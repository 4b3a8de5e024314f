import { type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '../../../../contract/core/endpoint';
import type { Page } from '../../../../contract/core/response';
import type { PriceProposal } from '../../../../contract/price/priceProposal';
import type { priceProposalApi } from '../../../../contract/price/priceProposalApi';
import type { PricedCategory } from '../../../../contract/price/priceRights';
import type { Actor } from '../../../core/Actor';
import type { Db } from '../../../db/types';
import { containing } from '../../../store/containing';
import { readStatement } from '../../../store/readStatement';
import { texts } from '../priceParts';
import { decidableProposals, ownProposals, proposalColumns } from './proposalColumns';

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
