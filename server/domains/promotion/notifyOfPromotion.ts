import { formatRupiah } from '../../../contract/core/formats';
import { budgetOf } from '../../../contract/promotion/promotionBudget';
import type { Actor } from '../../core/Actor';
import type { Tx } from '../../db/types';
import { notify } from '../notification/notify';
import type { PromotionRow } from './lockPromotion';
import { regionOf } from './promotionReach';

/** Notifies everyone who can approve the promotion's budget, except its authors, that it awaits approval. */
export const notifyPromotionApprovers = (tx: Tx, promotion: PromotionRow, { name }: Actor): Promise<number> =>
  notify(tx, {
    to: {
      holdersOf: 'can_approve_promo_regional',
      region: regionOf(promotion),
      except: authorsOf(promotion),
    },
    type: 'promotion',
    title: 'Promo menunggu persetujuan',
    description: `${name} mengajukan promo “${promotion.title}” dengan anggaran ${formatRupiah(budgetOf(promotion))}.`,
    extra: promotion.id,
  });

/** Notifies the promotion's authors of the decision on its budget. */
export const notifyPromotionAuthors = (tx: Tx, promotion: PromotionRow, { name }: Actor): Promise<number> => {
  const { id, title, approval, decision_note } = promotion;
  const isApproved = approval === 'approved';
  const note = decision_note ? ` Catatan: ${decision_note}` : '';
  return notify(tx, {
    to: { users: authorsOf(promotion) },
    type: 'promotion',
    title: isApproved ? 'Promo disetujui' : 'Promo ditolak',
    description: `${name} ${isApproved ? 'menyetujui' : 'menolak'} promo “${title}”.${note}`,
    extra: id,
  });
};

/** Who added the promotion and who last changed its terms: neither may decide on it. */
export const authorsOf = ({ created_by, submitted_by }: Pick<PromotionRow, 'created_by' | 'submitted_by'>): string[] =>
  [...new Set([created_by, submitted_by])].filter(author => author !== null);
