import { choice } from '../core/choice';
import { namesOf } from '../core/namesOf';

/** Authorities that set a product's maximum price. */
export const CEILING_LABELS = {
  het: 'HET, ditetapkan pemerintah daerah',
  government_set: 'Ditetapkan pemerintah pusat',
} as const;

export const CEILING_KINDS = namesOf(CEILING_LABELS);
export const ceilingKind = choice(CEILING_LABELS);
