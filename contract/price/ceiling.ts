import { choice, namesOf } from '../core/choice';

/** Who has set the most that a product may cost. */
const CEILINGS = { het: 'HET, ditetapkan pemerintah daerah', government_set: 'Ditetapkan pemerintah pusat' } as const;

export const CEILING_KINDS = namesOf(CEILINGS);
export const ceilingKind = choice(CEILINGS);
