import type { z } from 'zod';
import { kindOf } from '../../contract/core/fieldKind';
import { labelOf } from '../../contract/core/labels';
import { type ValueFormat, valueText } from '../../contract/core/valueText';
import { exportErrors } from '../../contract/exportErrors';
import { wordsIn } from '../../contract/richText';
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
 * The columns of a record's schema, with its labels; values in words by their kinds.
 *
 * @param asked names with commas between, in order; all where it is empty
 * @throws HttpError 422 for a name that the record does not have
 */
export function columnsOf(record: z.ZodObject, asked: string | undefined): Column[] {
  const names = asked ? asked.split(',') : Object.keys(record.shape).filter(name => !PLUMBING.includes(name));
  return names.map(name => {
    const field = Object.hasOwn(record.shape, name) && (record.shape[name] as z.ZodType);
    if (!field) throw invalidInput({ columns: exportErrors.unknownColumn({ column: name }) });
    return columnOf(name, field);
  });
}

function columnOf(name: string, field: z.ZodType): Column {
  const label = labelOf(field) ?? name;
  switch (kindOf(field)) {
    case 'number':
    case 'money':
      return { name, label, kind: 'number', cell: value => (typeof value === 'number' ? value : null) };
    case 'moment':
      return {
        name,
        label: `${label} (WIB)`,
        kind: 'instant',
        cell: value => (value ? new Date(String(value)) : null),
      };
    default:
      return { name, label, kind: 'text', cell: value => valueText(field, value, inFiles) || null };
  }
}

const asItIs = (value: string | number) => String(value);

/** Words are Indonesian; what programs sort and look up by stays as it is kept. */
const inFiles: ValueFormat = {
  choice: (_, word) => word,
  boolean: on => (on ? 'Ya' : 'Tidak'),
  number: asItIs,
  money: asItIs,
  day: asItIs,
  moment: asItIs,
  phone: asItIs,
  area: asItIs,
  richText: wordsIn,
};
