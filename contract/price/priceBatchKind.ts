import { choice, namesOf } from '../core/choice';

/** How prices were set together. */
const KINDS = { change: 'Perubahan', add: 'Penambahan', excel: 'Unggahan Excel', revert: 'Pengembalian' } as const;

export const PRICE_BATCH_KINDS = namesOf(KINDS);
export const priceBatchKind = choice(KINDS);
