import { sql } from 'drizzle-orm';
import type { RegionCode } from '../../../../contract/area/region';
import { isUuid } from '../../../../contract/core/isUuid';
import { priceErrors } from '../../../../contract/price/priceErrors';
import type { PricePlan } from '../../../../contract/price/pricePlan';
import type { PriceProposal } from '../../../../contract/price/priceProposal';
import type { Actor } from '../../../core/Actor';
import { notFound } from '../../../core/HttpError';
import type { Db } from '../../../db/types';
import { ownProposals, type ProposalRow, proposalColumns } from './proposalColumns';

/** A proposal with what decides about it and is not answered. */
export interface StoredProposal {
  proposal: PriceProposal;
  created_by: string | null;
  reach_regions: RegionCode[];
  is_nationwide: boolean;
}

/** A proposal as answers carry it; undefined where there is none. */
export async function findProposal(db: Db, id: string): Promise<PriceProposal | undefined> {
  const { rows } = await db.execute<ProposalRow>(
    sql`select ${proposalColumns} from price_proposals q where q.id = ${id}`,
  );
  return rows[0];
}

/** The plan of a proposal as its proposer saw it; it never changes. One of thousands of prices takes long to read. */
export async function readPlan(db: Db, id: string): Promise<PricePlan> {
  const { rows } = await db.execute<{ plan: PricePlan }>(sql`select plan from price_proposals where id = ${id}`);
  return rows[0]!.plan;
}

/**
 * A proposal with what decides about it.
 *
 * @param lock whether to lock it until the transaction ends
 * @throws HttpError 404, also where it reaches beyond the actor's regions
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
