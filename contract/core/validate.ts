import type { z } from 'zod';
import { labelAt } from './labels';
import { type BrokenRule, brokenRule, ruleMessage } from './rules';

export type Validated<T> = { ok: true; value: T } | { ok: false; errors: Record<string, string> };

/** Formats the message of a violated rule; the console passes its own for English. */
export type WriteMessage = (broken: BrokenRule, label: string) => string;

/** A zod error map with the specification's messages, shared by the server and the forms. */
export const errorMap =
  (schema: z.ZodType, write: WriteMessage = ruleMessage) =>
  (issue: z.core.$ZodRawIssue): string =>
    write(brokenRule(issue as unknown as Parameters<typeof brokenRule>[0]), labelAt(schema, issue.path ?? []));

/**
 * Parses with the specification's messages, reporting the first error of each field. Paths are dotted:
 * `items.0.amount`.
 */
export function validate<Schema extends z.ZodType>(schema: Schema, input: unknown): Validated<z.output<Schema>> {
  const result = schema.safeParse(input, { error: errorMap(schema) as z.core.$ZodErrorMap });
  if (result.success) return { ok: true, value: result.data };
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) errors[issue.path.join('.') || 'body'] ??= issue.message;
  return { ok: false, errors };
}
