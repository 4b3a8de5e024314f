import { z } from 'zod';
import { isPlainText } from './readLeaf';

/**
 * Returns what the console receives for a field that a provider does not return: an empty text or list, a record of missing values, and null
 * for a number, a flag, a code, a day or an id. Never a figure: nobody could tell it from a fact.
 */
export function missingValue(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape as z.ZodRawShape).map(([name, field]) => [name, missingValue(field as z.ZodType)]),
    );
  if (schema instanceof z.ZodArray) return [];
  if (schema instanceof z.ZodRecord) return {};
  if (schema instanceof z.ZodOptional) return undefined;
  if (schema instanceof z.ZodDefault) return missingValue(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPipe) return missingValue(schema.out as z.ZodType);
  return isPlainText(schema) ? '' : null;
}
