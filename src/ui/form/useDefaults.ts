import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { defaultsOf } from './defaultsOf';
import { firstRegion } from './RegionInput';

/** Returns a form's initial values: the defaults of its schema, overridden by the form's own. */
export const useDefaults = (input: z.ZodObject, given: FieldValues | undefined): FieldValues =>
  useMemo(() => ({ ...defaultsOf(input, firstRegion()), ...given }), [input, given]);
