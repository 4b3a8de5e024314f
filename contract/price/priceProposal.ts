import { z } from 'zod';
import { choice } from '../core/choice';
import { anyText, id, instantOut, longText, optionalLongText, version } from '../core/fields';
import { namesOf } from '../core/namesOf';
import { approvalNeed } from './priceApproval';
import { priceBatchKind } from './priceBatchKind';
import { PRICED_CATEGORIES } from './priceRights';

const STATUSES = {
  waiting: 'Menunggu persetujuan',
  approved: 'Disetujui',
  rejected: 'Ditolak',
  withdrawn: 'Ditarik kembali',
} as const;
export type ProposalStatus = keyof typeof STATUSES;
export const PROPOSAL_STATUSES = namesOf(STATUSES);
export const proposalStatus = choice(STATUSES);

/** A price change that awaits or has had the decision of a second person. None of its prices is in force before it is approved. */
export const priceProposal = z.object({
  id,
  category_code: z.enum(PRICED_CATEGORIES),
  kind: priceBatchKind.meta({ title: 'Jenis' }),
  /** Null for the moment of its approval. */
  valid_from: instantOut.nullable().meta({ title: 'Berlaku mulai' }),
  note: z.string().nullable().meta({ title: 'Catatan' }),
  row_count: z.int().meta({ title: 'Jumlah harga' }),
  /** Why it needs approval. */
  approval: approvalNeed,
  status: proposalStatus.meta({ title: 'Status' }),
  created_by_name: z.string().nullable().meta({ title: 'Diajukan oleh' }),
  created_at: instantOut.meta({ title: 'Diajukan pada' }),
  decided_by_name: z.string().nullable().meta({ title: 'Diputuskan oleh' }),
  decided_at: instantOut.nullable().meta({ title: 'Diputuskan pada' }),
  decision_note: z.string().nullable().meta({ title: 'Alasan' }),
  /** The batch of prices created on approval. */
  batch_id: id.nullable(),
  version,
});
export type PriceProposal = z.output<typeof priceProposal>;

const MAX_REASON = 300;

/** Input of a rejection. */
export const proposalRejection = z.object({ reason: longText(MAX_REASON).meta({ title: 'Alasan' }) });

/** Approves or rejects a proposal: an approval names the fingerprint of the plan that was seen, a rejection its reason. */
export const proposalDecision = z
  .object({
    approved: z.boolean().meta({ title: 'Disetujui' }),
    reason: optionalLongText(MAX_REASON).meta({ title: 'Alasan' }),
    fingerprint: anyText(64).nullish().meta({ title: 'Tanda lihat dahulu' }),
    version,
  })
  .superRefine(({ approved, reason }, context) => {
    if (!approved && reason === null)
      context.addIssue({ code: 'custom', path: ['reason'], input: undefined, params: { rule: 'required' } });
  });
export type ProposalDecision = z.output<typeof proposalDecision>;
