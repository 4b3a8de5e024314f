import { z } from 'zod';
import { listOf } from '../core/answer';
import { endpoint } from '../core/endpoint';
import { version } from '../core/fields';
import { listQuery, repeated } from '../core/query';
import { pricePlan } from './pricePlan';
import { priceProposal, proposalDecision, proposalStatus } from './priceProposal';
import { priceAccess } from './priceRights';

declare module '../core/audited' {
  interface AuditedActions {
    price_proposal: 'approve' | 'reject' | 'withdraw';
  }
}

/** A proposal with its plan, which is recomputed while it waits; afterwards it is the plan as proposed. */
export const priceProposalDetail = priceProposal.extend({
  plan: pricePlan,
  /** Whether prices have changed since, or its start has passed, so that it can only be rejected or withdrawn. */
  is_stale: z.boolean(),
  may_decide: z.boolean(),
  may_withdraw: z.boolean(),
});
export type PriceProposalDetail = z.output<typeof priceProposalDetail>;

/**
 * Price changes that need the approval of a second person (`approvalNeedOf`), created by the calls that change prices. As there, the
 * handlers check the category's permission (403); users bound to sales regions see only those that affect no other region.
 */
export const priceProposalApi = {
  ofCategory: endpoint('GET /api/console/price-proposals/{category}', {
    access: priceAccess('read'),
    summary: 'Proposed changes of a category’s prices, newest first; by default those that wait',
    query: listQuery(['created_at']).extend({ status: repeated(proposalStatus).meta({ title: 'Status' }) }),
    answer: listOf(priceProposal),
  }),
  one: endpoint('GET /api/console/price-proposal/{id}', {
    access: priceAccess('read'),
    summary: 'A proposed change with what it would do now',
    answer: priceProposalDetail,
  }),
  decide: endpoint('PUT /api/console/price-proposal/{id}/approval', {
    access: priceAccess('approve'),
    summary:
      'Approve or reject a proposed change; 403 for who proposed it, 409 where it does not wait or prices have changed since, or are not those of `fingerprint`',
    body: proposalDecision,
    answer: priceProposal,
    done: 'Keputusan disimpan.',
  }),
  withdraw: endpoint('POST /api/console/price-proposal/{id}/withdraw', {
    access: [...priceAccess('update'), ...priceAccess('create')],
    summary: 'Withdraw an own proposal that waits; 403 for those of others, 409 where it does not wait any more',
    body: z.object({ version }),
    answer: priceProposal,
    done: 'Ajuan ditarik kembali.',
  }),
};
