import type { z } from 'zod';
import { registry } from 'zod/v4/core';
import { SchemaOutline } from './SchemaOutline';
import { wrapped } from './wrapped';

/** The labels of choices; set by `choice` and `numberedChoice`. */
export const choices = registry<{ words: Record<string, string> }>();

/** Returns the labels of a choice field, including one that is nullable or optional. */
export function choiceLabels(schema: z.ZodType): Readonly<Record<string, string>> | undefined {
  if (schema instanceof SchemaOutline) return schema.words;
  const own = choices.get(schema)?.words;
  if (own) return own;
  for (const inner of wrapped(schema)) {
    const labels = choiceLabels(inner);
    if (labels) return labels;
  }
  return undefined;
}
