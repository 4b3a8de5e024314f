import { sql } from 'drizzle-orm';
import type { RegionCode } from '../../../../contract/area/region';
import { isUuid } from '../../../../contract/core/isUuid';
import { priceErrors } from '../../../../contract/price/priceErrors';
import type { PricePlan } from '../../../../contract/price/pricePlan';
import type { PriceProposal } from '../../../../contract/price/priceProposal';
import type { Actor } from '../../../core/Actor';
import { notFound } from '../../../core/HttpError';
import type { Db } from '../../../db/types';
import { ownProposals, type ProposalRow, proposalColumns } from './proposalList';

/** A proposal with what determines who may see and decide it, which responses omit. */
export interface StoredProposal {
  proposal: PriceProposal;
  created_by: string | null;
  reach_regions: RegionCode[];
  is_nationwide: boolean;
}

/** Returns a proposal in the form of the responses; undefined if there is none. */
export async function findProposal(db: Db, id: string): Promise<PriceProposal | undefined> {
  const { rows } = await db.execute<ProposalRow>(
    sql`select ${proposalColumns} from price_proposals q where q.id = ${id}`,
  );
  return rows[0];
}

/** Reads the plan of a proposal as its proposer saw it; it never changes. Slow for thousands of prices. */
export async function readPlan(db: Db, id: string): Promise<PricePlan> {
  const { rows } = await db.execute<{ plan: PricePlan }>(sql`select plan from price_proposals where id = ${id}`);
  return rows[0]!.plan;
}

/**
 * Returns a proposal with what determines who may see and decide it.
 *
 * @param lock whether to lock it until the transaction ends
 * @throws HttpError 404, also if it extends beyond the actor's regions
 */
export async function readProposal(db: Db, id: string, actor: Actor, lock = false): Promise<StoredProposal> {
  if (!isUuid(id)) throw proposalNotFound();
  type Row = ProposalRow & Pick<StoredProposal, 'created_by' | 'reach_regions' | 'is_nationwide'>;
  const { rows } = await db.execute<Row>(sql`
    select ${proposalColumns}, q.created_by, q.reach_regions, q.is_nationwide
    from price_proposals q where q.id = ${id} and ${ownProposals(actor)} ${lock ? sql`for update` : sql``}`);
  if (!rows[0]) throw proposalNotFound();
  const { created_by, reach_regions, is_nationwide, ...proposal } = rows[0];
  return { proposal, created_by, reach_regions, is_nationwide };
}

const proposalNotFound = () => notFound(priceErrors.proposalNotFound());
