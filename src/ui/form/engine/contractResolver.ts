import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import type { z } from 'zod';
import { fieldsAlong } from '../../../../contract/core/fieldAt';
import { kindOf } from '../../../../contract/core/fieldKind';
import { fillMessage } from '../../../../contract/core/fillMessage';
import { firstIssues } from '../../../../contract/core/firstIssues';
import { type BrokenRule, brokenRule } from '../../../../contract/core/rules';
import { isLeftOut } from '../../../dataProvider/isLeftOut';
import { hasForeignRecords } from '../../../dataProvider/isOffered';
import type { FieldValidator } from '../FormContext';

interface Words {
  /** Returns a rule's message with its placeholders; the Indonesian one is the specification's. */
  template: (rule: BrokenRule['rule']) => string;
  /** Returns the label of a field by its path: `items.0.price`. */
  label: (path: string) => string;
}

const NONE: ReadonlyMap<string, FieldValidator> = new Map();

/**
 * Returns a resolver that validates a form by the contract's schema of its body, with the server's messages, and then by the inputs'
 * own rules. Values that only a provider can judge are left to it, and so is a field that its record lacks. Each field shows its first
 * error. Values are passed on as typed, since the server parses them again.
 *
 * @param record the record that is changed
 */
export function contractResolver(
  schema: z.ZodType,
  { template, label }: Words,
  validators: ReadonlyMap<string, FieldValidator> = NONE,
  record?: FieldValues,
): Resolver<FieldValues> {
  /** Whether an issue is about a field that the record lacks, and that was just as wrong before anything was typed. */
  const isOfRecord = ({ path, code }: z.core.$ZodIssue, value: unknown) => {
    const [name] = path;
    if (!record || typeof name !== 'string' || path.length > 1 || !isLeftOut(record[name], value)) return false;
    return schema.safeParse(record).error?.issues.some(issue => issue.path[0] === name && issue.code === code) ?? false;
  };
  return async values => {
    const result = schema.safeParse(values, {
      error: issue => {
        const { rule, length } = brokenRule(issue as unknown as Parameters<typeof brokenRule>[0]);
        return fillMessage(template(rule), label((issue.path ?? []).join('.')), length);
      },
    });
    const errors: FieldErrors = {};
    const judged = result.error?.issues.filter(issue => {
      const value = get(values, issue.path.join('.'));
      return !isOfRecord(issue, value) && !isProvidersOwn(schema, issue, value);
    });
    for (const [path, { message, code }] of firstIssues(judged ?? [])) {
      const name = path || 'root';
      if (!get(errors, name)) set(errors, name, { type: code, message });
    }
    for (const [name, validate] of validators) {
      const message = get(errors, name) ? undefined : await validate(get(values, name), values);
      if (message) set(errors, name, { type: 'validate', message });
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}

/** Kinds of fields whose values are addresses or codes in a format of the provider's choice. */
const OF_ANY_FORM = new Set(['area', 'image', 'file']);

/**
 * Whether only the provider can judge a value that the contract rejects: a code from one of its lists, an area, or the address of a
 * picture. Our own codes and formats do not apply to its records.
 */
function isProvidersOwn(schema: z.ZodType, { path, code }: z.core.$ZodIssue, value: unknown): boolean {
  if (typeof value !== 'string' || value === '' || !hasForeignRecords()) return false;
  if (code === 'invalid_value') return true;
  const field = fieldsAlong(schema, path).at(-1);
  return code === 'invalid_format' && field !== undefined && OF_ANY_FORM.has(kindOf(field));
}
