import type { z } from 'zod';
import { fieldsAlong } from '../../../../contract/core/fieldAt';
import { kindOf } from '../../../../contract/core/fieldKind';
import { hasForeignRecords } from '../../../dataProvider/isOffered';

/** Kinds of fields whose values are addresses or codes in a format of the provider's choice. */
const OF_ANY_FORM = new Set(['area', 'image', 'file']);

/**
 * Whether only the provider can judge a value that the contract rejects: a code from one of its lists, an area, or the address of a
 * picture. Our own codes and formats do not apply to its records.
 */
export function isProvidersOwn(schema: z.ZodType, { path, code }: z.core.$ZodIssue, value: unknown): boolean {
  if (typeof value !== 'string' || value === '' || !hasForeignRecords()) return false;
  if (code === 'invalid_value') return true;
  const field = fieldsAlong(schema, path).at(-1);
  return code === 'invalid_format' && field !== undefined && OF_ANY_FORM.has(kindOf(field));
}
