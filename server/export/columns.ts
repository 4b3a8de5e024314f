import { z } from 'zod';
import { wordsOf } from '../../contract/core/choice';
import { labelOf } from '../../contract/core/labels';
import { invalidInput } from '../core/HttpError';

/** What a cell holds: text, a number, or an instant. */
export type Cell = string | number | Date | null;

export interface Column {
  name: string;
  /** The heading. */
  label: string;
  kind: 'text' | 'number' | 'instant';
  cell(value: unknown): Cell;
}

/** Fields that mean nothing to people. */
const PLUMBING = ['id', 'version'];

/**
 * The columns of a record's schema, with its labels; choices and flags as words.
 *
 * @param asked names with commas between, in order; all where it is empty
 * @throws HttpError 422 for a name that the record does not have
 */
export function columnsOf(record: z.ZodObject, asked: string | undefined): Column[] {
  const names = asked ? asked.split(',') : Object.keys(record.shape).filter(name => !PLUMBING.includes(name));
  return names.map(name => {
    const field = Object.hasOwn(record.shape, name) && (record.shape[name] as z.ZodType);
    if (!field) throw invalidInput({ columns: `Kolom ${name} tidak ada` });
    return columnOf(name, field);
  });
}

function columnOf(name: string, field: z.ZodType): Column {
  const label = labelOf(field) ?? name;
  const words = wordsOf(field);
  const inner = innermost(field);
  if (words) return { name, label, kind: 'text', cell: value => words[String(value)] ?? text(value) };
  if (inner instanceof z.ZodBoolean)
    return { name, label, kind: 'text', cell: value => (value === null ? null : value ? 'Ya' : 'Tidak') };
  if (inner instanceof z.ZodNumber)
    return { name, label, kind: 'number', cell: value => (typeof value === 'number' ? value : null) };
  if (inner instanceof z.ZodISODateTime)
    return { name, label: `${label} (WIB)`, kind: 'instant', cell: value => (value ? new Date(String(value)) : null) };
  return { name, label, kind: 'text', cell: text };
}

function text(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** What stands within `nullable`, defaults and transforms. */
function innermost(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodPipe) {
    const { in: before, out: after } = schema as unknown as { in: z.ZodType; out: z.ZodType };
    return innermost(after instanceof z.ZodTransform ? before : after);
  }
  const { unwrap } = schema as unknown as { unwrap?: () => z.ZodType };
  return typeof unwrap === 'function' && !(schema instanceof z.ZodArray) ? innermost(unwrap.call(schema)) : schema;
}
