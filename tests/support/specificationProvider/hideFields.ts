import { z } from 'zod';
import { innermost } from '../../../contract/core/fieldKind';
import { isNeeded } from '../../../contract/core/needed';

/** A field of a response that a provider may leave out. */
export interface OptionalField {
  /** `GET /v1/cms/banners` */
  call: string;
  /** `list[].title` */
  path: string;
  /** Whether it is a list or a record, rather than a single value. */
  holdsMore: boolean;
}

/** Whether a provider leaves a field out. */
export type Hides = (field: OptionalField) => boolean;

interface HideOptions {
  /** Hides needed fields, too. */
  alsoNeeded?: boolean;
  path?: string;
}

/** Returns the data of a response without the hidden fields. The page of a list is never hidden, and needed fields only if asked for. */
export function hideFields(
  schema: z.ZodType,
  data: unknown,
  call: string,
  hides: Hides,
  { alsoNeeded = false, path = '' }: HideOptions = {},
): unknown {
  const inner = innermost(schema);
  if (inner instanceof z.ZodArray && Array.isArray(data))
    return data.map(item =>
      hideFields(inner.element as z.ZodType, item, call, hides, { alsoNeeded, path: `${path}[]` }),
    );
  if (!(inner instanceof z.ZodObject) || data === null || typeof data !== 'object') return data;
  const shape = inner.shape as z.ZodRawShape;
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => {
      const field = shape[name] as z.ZodType | undefined;
      const at = path ? `${path}.${name}` : name;
      if (!field) return [[name, value]];
      const mayHide = alsoNeeded ? !ENVELOPE.test(at) : isOptional(field, at);
      const isHidden = mayHide && hides({ call, path: at, holdsMore: holdsMore(field) });
      return isHidden ? [] : [[name, hideFields(field, value, call, hides, { alsoNeeded, path: at })]];
    }),
  );
}

/** Returns every field of a response that may be left out. */
export const optionalFields = (schema: z.ZodType, call: string) =>
  fieldsOf(schema, call).filter(({ field, path }) => isOptional(field, path));

/** Returns every field of a response that must be there, if the record is there that it belongs to. */
export const neededFields = (schema: z.ZodType, call: string) =>
  fieldsOf(schema, call).filter(({ field }) => isNeeded(field));

function fieldsOf(schema: z.ZodType, call: string, path = ''): (OptionalField & { field: z.ZodType })[] {
  const inner = innermost(schema);
  if (inner instanceof z.ZodArray) return fieldsOf(inner.element as z.ZodType, call, `${path}[]`);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape as z.ZodRawShape).flatMap(([name, given]) => {
    const field = given as z.ZodType;
    const at = path ? `${path}.${name}` : name;
    return [{ call, path: at, holdsMore: holdsMore(field), field }, ...fieldsOf(field, call, at)];
  });
}

/** What holds the records of a list, and its position: without them there is no response. */
const ENVELOPE = /^(?:list|users|owners|user|meta|total)$|^meta\./;

const isOptional = (field: z.ZodType, path: string) => !isNeeded(field) && !ENVELOPE.test(path);
const holdsMore = (field: z.ZodType) => [z.ZodObject, z.ZodArray].some(kind => innermost(field) instanceof kind);
