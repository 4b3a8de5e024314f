import { type FieldKind, kindOf } from '../../../contract/core/fieldKind';
import type { ListSchema } from '../../../contract/core/listSchema';

/** Fields that interest few readers of a list. */
const DATES = ['created_at', 'updated_at'];
/** Kinds that do not fit a cell. */
const UNLISTED: readonly FieldKind[] = ['longText', 'richText', 'image', 'link', 'reference', 'other'];
/** The number of columns shown by default; the others are offered. */
const MOST_SHOWN = 7;

export interface DefaultColumns {
  /** The field that names the record, then the others in the record's order, with its states last. */
  sources: string[];
  /** Those that are hidden by default. */
  hidden: string[];
  /** The picture beside the name. */
  image: string | undefined;
}

/** Returns the columns of a list without a view of its own, from the schema of its rows. `name` is the field that names a record. */
export function defaultColumns({ fields }: ListSchema, name?: unknown): DefaultColumns {
  const kinds = new Map(Object.entries(fields).map(([field, schema]) => [field, kindOf(schema)]));
  const isState = (field: string) => kinds.get(field) === 'status' || field === 'is_active';
  const listed = [...kinds.keys()].filter(field => !TECHNICAL.includes(field) && !UNLISTED.includes(kinds.get(field)!));
  const first = [name, ...listed].find((field): field is string => typeof field === 'string' && kinds.has(field));
  const others = listed.filter(field => field !== first && !isState(field) && !DATES.includes(field));
  const states = listed.filter(field => field !== first && isState(field));
  const room = MOST_SHOWN - (first ? 1 : 0) - states.length;
  return {
    sources: [...(first ? [first] : []), ...others, ...listed.filter(field => DATES.includes(field)), ...states],
    hidden: [...others.slice(room), ...listed.filter(field => DATES.includes(field))],
    image: [...kinds.keys()].find(field => kinds.get(field) === 'image'),
  };
}

/** Fields that say nothing about a record. */
export const TECHNICAL: readonly string[] = ['id', 'version'];
