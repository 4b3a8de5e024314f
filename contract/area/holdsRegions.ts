import type { z } from 'zod';
import { kindOf } from '../core/fieldKind';
import { itemOf } from '../core/listSchema';

/** Whether a field holds one or more sales regions. */
export const holdsRegions = (schema: z.ZodType): boolean => kindOf(itemOf(schema)) === 'region';
