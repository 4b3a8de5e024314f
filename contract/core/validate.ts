import type { z } from 'zod';
import { labelAt } from './labels';
import { type BrokenRule, brokenRule, ruleMessage } from './rules';

export type Validated<T> = { ok: true; value: T } | { ok: false; errors: Record<string, string> };

/** Writes the message of a broken rule; the console passes its own for English. */
export type WriteMessage = (broken: BrokenRule, label: string) => string;

/** The error map for zod that speaks the specification's messages: used by the server and by the forms alike. */
export const errorMap =
  (schema: z.ZodType, write: WriteMessage = ruleMessage) =>
  (issue: z.core.$ZodRawIssue): string =>
    write(brokenRule(issue as unknown as Parameters<typeof brokenRule>[0]), labelAt(schema, issue.path ?? []));

/** Parses with the specification's messages; of several for one field the first stands. Paths are dotted: `items.0.amount`. */
export function validate<Schema extends z.ZodType>(schema: Schema, input: unknown): Validated<z.output<Schema>> {
  const result = schema.safeParse(input, { error: errorMap(schema) as z.core.$ZodErrorMap });
  if (result.success) return { ok: true, value: result.data };
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) errors[issue.path.join('.') || 'body'] ??= issue.message;
  return { ok: false, errors };
}
