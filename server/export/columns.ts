import type { z } from 'zod';
import { kindOf } from '../../contract/core/fieldKind';
import { labelOf } from '../../contract/core/labels';
import { itemOf } from '../../contract/core/listSchema';
import { toLocalPhone } from '../../contract/core/phone';
import { isBareId, referenceOf } from '../../contract/core/referenceOf';
import { type ValueFormat, valueText } from '../../contract/core/valueText';
import { exportErrors } from '../../contract/exportErrors';
import { nameFieldOf } from '../../contract/record/nameFieldOf';
import { plainTextOf } from '../../contract/richText';
import { invalidInput } from '../core/HttpError';
import { namerOf } from './Names';

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

/**
 * Whether a field of a record tells a reader something: it has a heading, and is neither an id, which only programs can look up, nor the
 * path of a picture. References are shown by name: by the field that carries it, if the record has one.
 */
const isShown =
  ({ shape }: z.ZodObject) =>
  ([name, field]: [string, z.ZodType]): boolean => {
    const item = itemOf(field);
    const reference = referenceOf(item);
    const hasName = reference === undefined || Boolean(namerOf(reference) && !(nameFieldOf(name) in shape));
    return (
      labelOf(field) !== undefined && !PLUMBING.includes(name) && !isBareId(item) && hasName && kindOf(item) !== 'image'
    );
  };

/**
 * Returns the columns of a record's schema with its labels; values are formatted by kind.
 * @param nameOf returns the name of an area by its code, and of a record by its id
 * @param asked field names separated by commas, in order; all fields that tell a reader something when empty
 * @throws HttpError 422 for a field that the record does not have
 */
export function exportColumns(
  record: z.ZodObject,
  asked: string | undefined,
  nameOf: (code: string) => string,
): Column[] {
  const format = { ...inFiles, area: nameOf, reference: nameOf };
  const shown = Object.entries(record.shape as Record<string, z.ZodType>).filter(isShown(record));
  return (asked?.split(',') ?? shown.map(([name]) => name)).map(name => {
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

const WIB_MS = 7 * 3_600_000;

/** Formats an instant as `2026-11-21 07:05` in Jakarta, which every spreadsheet program reads as a date in any locale. */
export const jakartaMinute = (at: Date): string =>
  new Date(at.getTime() + WIB_MS).toISOString().slice(0, 16).replace('T', ' ');

const asItIs = (value: string | number) => String(value);

/** Formats values in Indonesian; values that spreadsheets calculate with have their own column kinds. */
const inFiles: Omit<ValueFormat, 'area' | 'reference'> = {
  choice: (_, word) => word,
  boolean: on => (on ? 'Ya' : 'Tidak'),
  number: asItIs,
  money: asItIs,
  day: asItIs,
  moment: instant => jakartaMinute(new Date(instant)),
  phone: toLocalPhone,
  richText: plainTextOf,
};
