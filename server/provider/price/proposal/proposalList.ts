import { sql } from 'drizzle-orm';
import type { Page } from '../../../../contract/core/answer';
import type { QueryOf } from '../../../../contract/core/endpoint';
import type { PriceProposal } from '../../../../contract/price/priceProposal';
import type { priceProposalApi } from '../../../../contract/price/priceProposalApi';
import type { PricedCategory } from '../../../../contract/price/priceRights';
import type { Actor } from '../../../core/Actor';
import type { Db } from '../../../db/types';
import { texts } from '../priceParts';
import { ownProposals, type ProposalRow, proposalColumns } from './proposalColumns';

/** A page of the proposals of a category, by default those that wait, the newest first; the search covers their notes. */
export async function proposalList(
  db: Db,
  category: PricedCategory,
  { page, limit, search, sort = '-created_at', status }: QueryOf<typeof priceProposalApi.ofCategory>,
  actor: Actor,
): Promise<Page<PriceProposal>> {
  const like = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const where = sql`q.category_code = ${category} and ${ownProposals(actor)}
    and ${status?.length ? sql`q.status = any(${texts(status)})` : sql.raw(`q.status = 'waiting'`)}
    ${like ? sql`and q.note ilike ${like}` : sql``}`;
  const order = sql.raw(sort.startsWith('-') ? 'q.created_at desc, q.id desc' : 'q.created_at, q.id');
  const { rows } = await db.execute<ProposalRow>(
    sql`select ${proposalColumns} from price_proposals q where ${where} order by ${order} limit ${limit} offset ${(page - 1) * limit}`,
  );
  const { rows: counted } = await db.execute<{ count: number | string }>(
    sql`select count(*) as count from price_proposals q where ${where}`,
  );
  const total = Number(counted[0]!.count);
  return { list: rows, meta: { page, limit, total, total_page: Math.ceil(total / limit) }, total };
}
