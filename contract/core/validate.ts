import type { z } from 'zod';
import type { ErrorMessage } from './defineErrors';
import { firstIssues } from './firstIssues';
import { labelAt } from './labels';
import { brokenRule, ruleError } from './rules';

export type Validated<T> =
  | { ok: true; value: T }
  /** By dotted path: the messages, and the same errors with the code of the broken rule. */
  | { ok: false; errors: Record<string, string>; fields: Record<string, ErrorMessage> };

/**
 * Parses with the specification's messages and reports the first error of each field. Paths are dotted:
 * `items.0.amount`.
 */
export function validate<Schema extends z.ZodType>(schema: Schema, input: unknown): Validated<z.output<Schema>> {
  const written = new Map<string, ErrorMessage>();
  const at = (path: readonly PropertyKey[] = []) => path.join('.') || 'body';
  const result = schema.safeParse(input, {
    error: issue => {
      const broken = brokenRule(issue as unknown as Parameters<typeof brokenRule>[0]);
      const error = ruleError(broken, labelAt(schema, issue.path ?? []));
      written.set(`${at(issue.path)} ${error.message}`, error);
      return error.message;
    },
  });
  if (result.success) return { ok: true, value: result.data };
  const fields: Record<string, ErrorMessage> = {};
  for (const { path, message } of firstIssues(result.error.issues).values())
    fields[at(path)] = written.get(`${at(path)} ${message}`) ?? { code: 'rule.value', params: {}, message };
  const errors = Object.fromEntries(Object.entries(fields).map(([path, error]) => [path, error.message]));
  return { ok: false, errors, fields };
}
