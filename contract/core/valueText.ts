import { z } from 'zod';
import { choiceLabels } from './choiceLabels';
import { innermost, kindOf } from './fieldKind';
import { paperName } from './paperName';
import { isBareId } from './referenceOf';
import { shapeOf } from './shapeOf';

/** Formatters for values: in the user's language on screens, in Indonesian in files. */
export interface ValueFormat {
  choice: (value: string, word: string) => string;
  boolean: (value: boolean) => string;
  number: (value: number) => string;
  /** Whole rupiah. */
  money: (value: number) => string;
  /** `2026-11-21` */
  day: (value: string) => string;
  /** An ISO 8601 instant. */
  moment: (value: string) => string;
  phone: (value: string) => string;
  /** Name of the area with the given code. */
  area: (code: string) => string;
  /** Name of the record with the given id; the id itself where names are not known. */
  reference?: (id: string) => string;
  /** Plain text of rich text. */
  richText: (html: string) => string;
}

/**
 * Formats a value as text according to the kind of its field, for comparison, history, audit log and export. Empty for
 * null, undefined and empty text.
 * @param field the field's schema; without one the kind is inferred from the value
 */
export function valueText(field: z.ZodType | undefined, value: unknown, format: ValueFormat): string {
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value)) {
    const inner = field && innermost(field);
    const item = inner instanceof z.ZodArray ? (inner.element as z.ZodType) : undefined;
    return value.map(each => valueText(item, each, format)).join(', ');
  }
  if (typeof value === 'boolean') return format.boolean(value);
  if (typeof value === 'number') return numberText(field, value, format);
  if (typeof value !== 'string') return objectText(field, value, format);
  return field ? textOfKind(field, value, format) : textOfShape(value, format);
}

/** An object is told by its name, or else by its parts; ids tell nothing. */
function objectText(field: z.ZodType | undefined, value: object, format: ValueFormat): string {
  const shape = field && shapeOf(innermost(field));
  if (!shape) return JSON.stringify(value);
  const parts = Object.entries(shape).map(([name, part]) => ({ part, value: value[name as keyof typeof value] }));
  if (shape.name) return valueText(shape.name, value['name' as keyof typeof value], format);
  return parts
    .filter(({ part }) => !isBareId(part))
    .map(({ part, value: each }) => valueText(part, each, format))
    .filter(Boolean)
    .join(', ');
}

function numberText(field: z.ZodType | undefined, value: number, format: ValueFormat): string {
  const word = field && choiceLabels(field)?.[value];
  if (word !== undefined) return format.choice(String(value), word);
  return field && kindOf(field) === 'money' ? format.money(value) : format.number(value);
}

function textOfKind(field: z.ZodType, value: string, format: ValueFormat): string {
  switch (kindOf(field)) {
    case 'choice':
    case 'status': {
      const word = choiceLabels(field)?.[value];
      return word === undefined ? value : format.choice(value, word);
    }
    case 'region': {
      const word = choiceLabels(field)?.[value];
      return word === undefined ? format.area(value) : format.choice(value, word);
    }
    case 'day':
      return format.day(value);
    case 'moment':
      return format.moment(value);
    case 'phone':
      return format.phone(value);
    case 'area':
      return format.area(value);
    case 'reference':
      return format.reference?.(value) ?? value;
    case 'richText':
      return format.richText(value);
    case 'file':
      return paperName(value);
    default:
      return value;
  }
}

const instant = z.iso.datetime({ offset: true });
const day = z.iso.date();

function textOfShape(value: string, format: ValueFormat): string {
  if (instant.safeParse(value).success) return format.moment(value);
  return day.safeParse(value).success ? format.day(value) : value;
}
