import type { z } from 'zod';
import { holdsRegions } from '../../../contract/area/holdsRegions';
import { hasForeignRecords } from '../../dataProvider/isOffered';

/** Whether a field's labels come from the provider, whose sales regions have their own names. */
export const namedByProvider = (schema: z.ZodType): boolean => hasForeignRecords() && holdsRegions(schema);
