import type { z } from 'zod';
import { holdsRegions } from '../../contract/area/holdsRegions';
import { hasForeignRecords } from '../dataProvider/isOffered';

/** Whether a field's words are the provider's: its sales regions bear names of their own. */
export const namedByProvider = (schema: z.ZodType): boolean => hasForeignRecords() && holdsRegions(schema);
