import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';
import type { RegionCode } from '../../../contract/area/region';
import { innermost, kindOf } from '../../../contract/core/fieldKind';
import { firstRegion } from './RegionInput';

/** Returns a form's initial values: the defaults of its schema, overridden by the form's own. */
export const useDefaults = (input: z.ZodObject, given: FieldValues | undefined): FieldValues =>
  useMemo(() => ({ ...defaultsOf(input, firstRegion()), ...given }), [input, given]);

/**
 * Returns the initial values of a new record's form: the defaults of its schema, else null, or an empty list for an array. Fields that
 * may be absent are left out.
 *
 * @param region the region that the user is bound to, if any, as initial value of region fields
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
