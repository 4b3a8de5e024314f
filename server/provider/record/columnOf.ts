import { bigint, boolean, date, integer, numeric, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { namesOf } from '../../../contract/core/namesOf';
import type { AnyField } from '../../../contract/record/Field';
import { instant, instantOfInsert } from '../../db/columns';
import { provinceColumn, regencyColumn, regionColumn } from '../area/placeColumns';

/** Longest path of an uploaded picture or paper. */
const MAX_PATH = 1_000;
/** Longest value of a choice. */
const MAX_CHOICE = 60;
/** PostgreSQL's largest `integer`. */
const MAX_INTEGER = 2_147_483_647;
/** Digits of a decimal number before and after the comma. */
const PRECISION = 16;

/** Returns the column in which a field is stored, with its default. */
export function columnOf(field: AnyField) {
  const column = bare(field);
  const filled = field.optional ? column : column.notNull();
  return field.default === undefined ? filled : filled.default(field.default as never);
}

function bare(field: AnyField) {
  const { kind, max, decimals = 0, choices = {}, level, computed } = field;
  switch (kind) {
    case 'text':
    case 'longText':
    case 'email':
    case 'link':
      return varchar({ length: max! });
    case 'phone':
      return varchar({ length: 20 });
    case 'richText':
      return text();
    case 'money':
    case 'number':
      if (decimals > 0) return numeric({ precision: PRECISION, scale: decimals, mode: 'number' });
      return max! > MAX_INTEGER ? bigint({ mode: 'number' }) : integer();
    case 'day':
      return date({ mode: 'string' });
    case 'moment':
      return computed ? instantOfInsert() : instant();
    case 'boolean':
      return boolean();
    case 'choice':
    case 'status':
      return varchar({ length: MAX_CHOICE, enum: namesOf(choices) });
    case 'choices':
      return varchar({ length: MAX_CHOICE, enum: namesOf(choices) }).array();
    case 'region':
      return regionColumn();
    case 'area':
      return level === 'province' ? provinceColumn() : regencyColumn();
    case 'image':
    case 'file':
      return varchar({ length: MAX_PATH });
    case 'reference':
      return uuid();
    default:
      throw new Error(`There is no column for a field of kind '${kind}'`);
  }
}
