import { z } from 'zod';
import { innermost } from './fieldKind';
import type { NumberOptions } from './readNumber';
import { wrapped } from './wrapped';

/** How a number field is written, and its limits. */
export interface NumberFacts extends Required<Pick<NumberOptions, 'decimals' | 'grouped'>> {
  min: number;
  max: number;
}

/** Returns how the numbers of a field are written: its decimals and thousands, from its schema. */
export function numberFacts(field: z.ZodType | undefined): NumberFacts {
  const number = field && innermost(field);
  if (!(number instanceof z.ZodNumber)) return { decimals: Infinity, grouped: true, min: -Infinity, max: Infinity };
  const { isInt, minValue, maxValue } = number;
  return {
    decimals: isInt ? 0 : ((metaOf(field!, 'decimals') as number | undefined) ?? Infinity),
    grouped: metaOf(field!, 'grouped') !== false,
    min: minValue ?? -Infinity,
    max: maxValue ?? Infinity,
  };
}

/** What `.meta()` says about a field, or about the schema that it wraps. */
const metaOf = (field: z.ZodType, name: 'decimals' | 'grouped'): unknown =>
  field.meta()?.[name] ??
  wrapped(field)
    .map(inner => metaOf(inner, name))
    .find(value => value !== undefined);
