import type { z } from 'zod';
import { kindOf } from '../../contract/core/fieldKind';
import { labelOf } from '../../contract/core/labels';
import { itemOf } from '../../contract/core/listSchema';
import { toLocalPhone } from '../../contract/core/phone';
import { type ValueFormat, valueText } from '../../contract/core/valueText';
import { exportErrors } from '../../contract/exportErrors';
import { plainTextOf } from '../../contract/richText';
import { invalidInput } from '../core/HttpError';

/** Value of a cell: text, a number or an instant. */
export type Cell = string | number | Date | null;

export interface Column {
  name: string;
  /** Column heading. */
  label: string;
  kind: 'text' | 'number' | 'day' | 'instant';
  cell(value: unknown): Cell;
}

/** Internal fields that are not exported by default. */
const PLUMBING = ['id', 'version'];

/** Returns the fields of a record that hold area codes, one or several. */
export const areaFields = (record: z.ZodObject): string[] =>
  Object.entries(record.shape).flatMap(([name, field]) =>
    kindOf(itemOf(field as z.ZodType)) === 'area' ? [name] : [],
  );

/**
 * Returns the columns of a record's schema with its labels; values are formatted by kind.
 * @param areaName returns the name of an area code
 * @param asked field names separated by commas, in order; all fields when empty
 * @throws HttpError 422 for a field that the record does not have
 */
export function columnsOf(
  record: z.ZodObject,
  asked: string | undefined,
  areaName: (code: string) => string,
): Column[] {
  const format = { ...inFiles, area: areaName };
  const names = asked ? asked.split(',') : Object.keys(record.shape).filter(name => !PLUMBING.includes(name));
  return names.map(name => {
    const field = Object.hasOwn(record.shape, name) && (record.shape[name] as z.ZodType);
    if (!field) throw invalidInput({ columns: exportErrors.unknownColumn({ column: name }) });
    return columnOf(name, field, format);
  });
}

function columnOf(name: string, field: z.ZodType, format: ValueFormat): Column {
  const label = labelOf(field) ?? name;
  switch (kindOf(field)) {
    case 'number':
    case 'money':
      return { name, label, kind: 'number', cell: value => (typeof value === 'number' ? value : null) };
    case 'day':
      return { name, label, kind: 'day', cell: value => (value ? String(value) : null) };
    case 'moment':
      return {
        name,
        label: `${label} (WIB)`,
        kind: 'instant',
        cell: value => (value ? new Date(String(value)) : null),
      };
    default:
      return { name, label, kind: 'text', cell: value => valueText(field, value, format) || null };
  }
}

const asItIs = (value: string | number) => String(value);

/** Formats values in Indonesian; values that spreadsheets calculate with have their own column kinds. */
const inFiles: Omit<ValueFormat, 'area'> = {
  choice: (_, word) => word,
  boolean: on => (on ? 'Ya' : 'Tidak'),
  number: asItIs,
  money: asItIs,
  day: asItIs,
  moment: asItIs,
  phone: toLocalPhone,
  richText: plainTextOf,
};
