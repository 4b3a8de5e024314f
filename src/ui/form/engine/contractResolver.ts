import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import type { z } from 'zod';
import { type BrokenRule, brokenRule, fillMessage } from '../../../../contract/core/rules';

interface Words {
  /** A rule's message with its placeholders: the specification's in Indonesian. */
  template: (rule: BrokenRule['rule']) => string;
  /** What a field is called, by its name. */
  label: (field: string) => string;
}

/**
 * Judges a form by the contract's schema of its body, with the same messages as the server's. Of several for one field the first
 * stands. The values pass as they were typed: the server parses them again.
 */
export function contractResolver(schema: z.ZodType, { template, label }: Words): Resolver<FieldValues> {
  return async values => {
    const result = schema.safeParse(values, {
      error: issue => {
        const { rule, length } = brokenRule(issue as unknown as Parameters<typeof brokenRule>[0]);
        return fillMessage(template(rule), label(String(issue.path?.[0] ?? '')), length);
      },
    });
    if (result.success) return { values, errors: {} };
    const errors: FieldErrors = {};
    const seen = new Set<string>();
    for (const { path, message, code } of result.error.issues) {
      const name = path.join('..') || 'root';
      if (!seen.has(name)) set(errors, name, { type: code, message });
      seen.add(name);
    }
    return { values: {}, errors };
  };
}
