import type { z } from 'zod';
import { innermost } from './fieldKind';

/** Returns the resource that a reference points to. */
export const referenceOf = (field: z.ZodType | undefined): string | undefined =>
  field && (innermost(field).meta()?.reference as string | undefined);
