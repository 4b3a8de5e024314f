import { z } from 'zod';
import { innermost, kindOf } from './fieldKind';
import { id, version } from './fields';
import { labelOf } from './labels';
import { needed } from './needed';

type Answered<Shape extends z.ZodRawShape> = {
  [Name in keyof Shape]: z.ZodType<z.output<Shape[Name]>, z.output<Shape[Name]>>;
};

/**
 * Derives the record schema from an input: its fields as they appear in responses (without defaults and transforms), plus `id` and
 * `version`.
 *
 * @example export const courier = recordOf(courierInput).extend({ created_at: instantOut.meta({ title: 'Dibuat' }) });
 */
export function recordOf<Shape extends z.ZodRawShape>(input: z.ZodObject<Shape>) {
  const fields = Object.entries(input.shape).map(([name, field]) => [name, answered(field as z.ZodType)]);
  return z.object({ id: needed(id), ...(Object.fromEntries(fields) as Answered<Shape>), version });
}

function answered(field: z.ZodType): z.ZodType {
  const inner = innermost(field);
  const meta = { ...field.meta(), title: labelOf(field), kind: kindOf(field) };
  return isNullable(field) ? inner.nullable().meta(meta) : inner.meta(meta);
}

/** Whether an empty value is stored as null. */
const isNullable = (field: z.ZodType) =>
  [null, undefined].some(empty => {
    const { success, data } = field.safeParse(empty);
    return success && data === null;
  });
