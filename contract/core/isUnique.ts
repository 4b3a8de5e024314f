import type { z } from 'zod';

/** Whether no two records have the same value of a field: `unique` in a record, or `.meta({ unique: true })`. */
export const isUnique = (field: z.ZodType): boolean => field.meta()?.unique === true;
