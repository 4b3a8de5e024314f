import { choice, namesOf } from '../core/choice';

/** Kinds of price batches. */
const KINDS = { change: 'Perubahan', add: 'Penambahan', excel: 'Unggahan Excel', revert: 'Pengembalian' } as const;

export const PRICE_BATCH_KINDS = namesOf(KINDS);
export const priceBatchKind = choice(KINDS);
