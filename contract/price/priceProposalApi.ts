import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { version } from '../core/fields';
import { listQuery, repeated } from '../core/query';
import { listOf } from '../core/response';
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
    summary: 'List the proposed price changes of a category, newest first; by default those that are waiting',
    query: listQuery(['created_at']).extend({ status: repeated(proposalStatus).meta({ title: 'Status' }) }),
    response: listOf(priceProposal),
  }),
  one: endpoint('GET /api/console/price-proposal/{id}', {
    access: priceAccess('read'),
    summary: 'Get a proposed change with the effect it would have now',
    response: priceProposalDetail,
  }),
  decide: endpoint('PUT /api/console/price-proposal/{id}/approval', {
    access: priceAccess('approve'),
    summary:
      'Approve or reject a proposed change; 403 for the proposer, 409 if it is not waiting, or if prices have changed since or do not match `fingerprint`',
    body: proposalDecision,
    response: priceProposal,
    done: 'Keputusan disimpan.',
  }),
  withdraw: endpoint('POST /api/console/price-proposal/{id}/withdraw', {
    access: [...priceAccess('update'), ...priceAccess('create')],
    summary: 'Withdraw your own waiting proposal; 403 for someone else’s, 409 if it is no longer waiting',
    body: z.object({ version }),
    response: priceProposal,
    done: 'Ajuan ditarik kembali.',
  }),
};
