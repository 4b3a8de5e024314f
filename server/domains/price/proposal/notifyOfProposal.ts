import type { PriceProposal } from '../../../../contract/price/priceProposal';
import { priceSlug } from '../../../../contract/price/priceRights';
import { CATEGORIES } from '../../../../contract/product';
import type { Tx } from '../../../db/types';
import { notify } from '../../notification/notify';
import type { Reach } from '../reachedRegions';

/** The target of the notification: the category's prices with the proposal opened. */
const target = ({ category_code, id }: PriceProposal) => `${category_code}?ajuan=${id}`;

/** Notifies everyone who may approve a proposal: those with the category's permission whose regions cover all of it. */
export const notifyApprovers = (tx: Tx, proposal: PriceProposal, { reach_regions, is_nationwide }: Reach) =>
  notify(tx, {
    to: {
      holdersOf: priceSlug('approve', proposal.category_code),
      region: is_nationwide || reach_regions.length > 1 ? null : reach_regions[0]!,
    },
    type: 'price',
    title: `Harga ${CATEGORIES[proposal.category_code]} menunggu persetujuan`,
    description: `${proposal.created_by_name ?? 'Seseorang'} mengajukan ${proposal.row_count} harga baru.${proposal.note ? ` ${proposal.note}` : ''}`,
    extra: target(proposal),
  });

/** Notifies the proposer of a change of its approval or rejection. */
export async function notifyProposer(tx: Tx, proposal: PriceProposal, created_by: string | null): Promise<void> {
  if (!created_by) return;
  const { status, decided_by_name, decision_note, row_count } = proposal;
  const verb = status === 'approved' ? 'menyetujui' : 'menolak';
  await notify(tx, {
    to: { users: [created_by] },
    type: 'price',
    title: `Harga ${CATEGORIES[proposal.category_code]} ${status === 'approved' ? 'disetujui' : 'ditolak'}`,
    description: `${decided_by_name ?? 'Seseorang'} ${verb} ${row_count} harga yang Anda ajukan.${decision_note ? ` ${decision_note}` : ''}`,
    extra: target(proposal),
  });
}
