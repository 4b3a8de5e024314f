import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { defaultsOf } from './defaultsOf';
import { firstRegion } from './RegionInput';

/** What a form starts with: the defaults of its schema, and over them what the form itself says. */
export const useDefaults = (input: z.ZodObject, given: FieldValues | undefined): FieldValues =>
  useMemo(() => ({ ...defaultsOf(input, firstRegion()), ...given }), [input, given]);
