import type { z } from 'zod';
import { innermost } from './fieldKind';

/** Returns the resource that a reference points to. */
export const referenceOf = (field: z.ZodType | undefined): string | undefined =>
  field && (innermost(field).meta()?.reference as string | undefined);

/** Whether a field holds an id without saying of what, so that only programs can look it up. */
export const isBareId = (field: z.ZodType): boolean =>
  (innermost(field).def as { format?: string }).format === 'guid' && referenceOf(field) === undefined;
