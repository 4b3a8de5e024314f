import type { z } from 'zod';

/**
 * Returns the first issue of each field: of its upper limits the lowest, so that a field has one limit however far a number is beyond it.
 * Paths are dotted: `items.0.amount`; that of the whole body is empty.
 */
export function firstIssues(issues: readonly z.core.$ZodIssue[]): Map<string, z.core.$ZodIssue> {
  const first = new Map<string, z.core.$ZodIssue>();
  for (const issue of issues) {
    const path = issue.path.join('.');
    const known = first.get(path);
    if (!known || isStricter(issue, known)) first.set(path, issue);
  }
  return first;
}

const isStricter = (issue: z.core.$ZodIssue, known: z.core.$ZodIssue) =>
  issue.code === known.code &&
  ((issue.code === 'too_big' && known.code === 'too_big' && issue.maximum < known.maximum) ||
    (issue.code === 'too_small' && known.code === 'too_small' && issue.minimum > known.minimum));
