import { choice, namesOf } from '../core/choice';

/** Who sets the maximum price of a product. */
const CEILINGS = { het: 'HET, ditetapkan pemerintah daerah', government_set: 'Ditetapkan pemerintah pusat' } as const;

export const CEILING_KINDS = namesOf(CEILINGS);
export const ceilingKind = choice(CEILINGS);
