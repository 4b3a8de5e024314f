import type { z } from 'zod';
import { choiceLabels } from '../../contract/core/choiceLabels';
import { innermost, kindOf } from '../../contract/core/fieldKind';
import { isUnique } from '../../contract/core/isUnique';
import { labelOf } from '../../contract/core/labels';
import { referenceOf } from '../../contract/core/referenceOf';
import { SchemaOutline } from '../../contract/core/SchemaOutline';
import { searchedFields } from '../../contract/core/searchedFields';
import { elementOf, shapeOf } from '../../contract/core/shapeOf';

/** Writes a value as a constant of the module and returns the constant's name; equal values share a constant. */
export type WriteConstant = (code: string) => string;

/** Schema types that matter to readers; all others are written as unknown. */
const TYPES = ['object', 'array', 'enum', 'string', 'number', 'boolean'];

/** Writes the outlines of a schema and its parts as constants of a module that imports `SchemaOutline` as `Outline`; returns its name. */
export function outlineOf(schema: z.ZodType, write: WriteConstant): string {
  const inner = innermost(schema);
  const type = TYPES.includes(inner.type) ? inner.type : 'unknown';
  const shape = shapeOf(inner);
  const element = elementOf(inner);
  const words = choiceLabels(schema);
  const searched = searchedFields(schema);
  const bare = new SchemaOutline(type, {}, { ...(words && { words }), ...(element && { element: bareOf(element) }) });
  const kind = kindOf(schema);
  const meta = {
    title: labelOf(schema),
    kind: kind === kindOf(bare as unknown as z.ZodType) ? undefined : kind,
    reference: referenceOf(schema),
    unique: isUnique(schema) || undefined,
  };
  const fields =
    shape && Object.entries(shape).map(([name, field]) => `${JSON.stringify(name)}:${outlineOf(field, write)}`);
  const parts = [
    fields && `shape:{${fields.join()}}`,
    element && `element:${outlineOf(element, write)}`,
    inner.type === 'enum' && !words && `options:${JSON.stringify((inner as z.ZodEnum).options)}`,
    words && `words:${JSON.stringify(words)}`,
    searched.length > 0 && `searched:${JSON.stringify(searched)}`,
  ].filter(Boolean);
  const last = parts.length > 0 ? `,{${parts.join()}}` : '';
  return write(`/*@__PURE__*/new Outline(${JSON.stringify(type)},${JSON.stringify(meta)}${last})`);
}

/** Writes the outline of an object of which only the field names and the sorts of a list are read. */
export function outlineNames(schema: z.ZodType, write: WriteConstant): string {
  const unknown = write('/*@__PURE__*/new Outline("unknown")');
  const fields = Object.entries(shapeOf(innermost(schema)) ?? {}).map(([name, field]) => {
    const isRead = name === 'sort' && innermost(field).type === 'enum';
    return `${JSON.stringify(name)}:${isRead ? outlineOf(field, write) : unknown}`;
  });
  return write(`/*@__PURE__*/new Outline("object",{},{shape:{${fields.join()}}})`);
}

const bareOf = (schema: z.ZodType) => new SchemaOutline('unknown', { kind: kindOf(schema) });
