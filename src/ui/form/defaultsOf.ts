import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';
import type { RegionCode } from '../../../contract/area/region';
import { innermost, kindOf } from '../../../contract/core/fieldKind';

/**
 * What the form of a new record starts with: the defaults of its schema, null where nothing is chosen or typed yet, no items in a list.
 * A field that may be absent is left out.
 *
 * @param region of a person who is bound to one: a region starts as that
 */
export function defaultsOf(input: z.ZodObject, region: RegionCode | null): FieldValues {
  const values = Object.entries(input.shape).map(([name, field]) => [name, defaultOf(field as z.ZodType, region)]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

function defaultOf(field: z.ZodType, region: RegionCode | null): unknown {
  if (kindOf(field) === 'region' && region) return region;
  const { success, data } = field.safeParse(undefined);
  if (success) return data;
  return innermost(field) instanceof z.ZodArray ? [] : null;
}
