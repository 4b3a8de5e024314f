import { choice } from '../core/choice';
import { namesOf } from '../core/namesOf';

/** Kinds of price batches. */
export const PRICE_BATCH_KIND_LABELS = {
  change: 'Perubahan',
  add: 'Penambahan',
  excel: 'Unggahan Excel',
  revert: 'Pengembalian',
} as const;

export const PRICE_BATCH_KINDS = namesOf(PRICE_BATCH_KIND_LABELS);
export const priceBatchKind = choice(PRICE_BATCH_KIND_LABELS);
