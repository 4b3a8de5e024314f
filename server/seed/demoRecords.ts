import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { REGION_CODES } from '../../contract/area/region';
import { choiceLabels } from '../../contract/core/choiceLabels';
import { addDays, jakartaDay } from '../../contract/core/days';
import { innermost, kindOf } from '../../contract/core/fieldKind';
import { labelOf } from '../../contract/core/labels';
import { itemOf } from '../../contract/core/listSchema';
import type { RecordDefinition } from '../../contract/record/defineRecord';
import type { AnyField } from '../../contract/record/Field';
import { regionOfArea } from '../store/regionFrom';
import { stableId } from '../store/stableId';
import type { DemoContext } from './DemoData';
import { startOfDay } from './jakartaDay';

interface DemoOptions<Table extends PgTable> {
  count?: number;
  /** Fields of the n-th record whose values differ from those of `sampleValue`. */
  values?: (index: number) => Partial<Table['$inferInsert']>;
  /** Referenced tables, by field. */
  references?: Record<string, PgTable & { id: PgColumn }>;
}

/**
 * Creates the demo data of a plain resource: some records with values by field kind. The n-th has the id `stableId(record.name, n)`.
 *
 * @example demo: { after: ['identity'], seed: demoRecords(courier, couriers) }
 */
export const demoRecords =
  <Table extends PgTable>(
    { name: entity, input, fields: descriptors }: Pick<RecordDefinition, 'name' | 'fields'> & { input: z.ZodObject },
    table: Table,
    { count = 12, values, references = {} }: DemoOptions<Table> = {},
  ) =>
  async ({ tx, now }: DemoContext): Promise<void> => {
    const ids = new Map<string, string[]>();
    for (const [field, other] of Object.entries(references)) {
      const rows = await tx
        .select({ id: other.id })
        .from(other as PgTable)
        .orderBy(other.id)
        .limit(count);
      ids.set(
        field,
        rows.map(({ id }) => String(id)),
      );
    }
    const rows = Array.from({ length: count }, (_, index) => {
      const given = values?.(index);
      const fields = Object.entries(input.shape).filter(([name]) => !given || !Object.hasOwn(given, name));
      const made = fields.map(([name, field]) => {
        const known = ids.get(name);
        return [name, known ? known[index % known.length] : sampleValue(name, field as z.ZodType, index, now)];
      });
      const row: Record<string, unknown> = { ...Object.fromEntries(made), ...given };
      const regions = Object.entries<AnyField>(descriptors).flatMap(([name, { from }]) => {
        const code = from && row[from];
        return code ? [[name, regionOfArea(String(code))]] : [];
      });
      return { id: stableId(entity, String(index)), ...Object.fromEntries(regions), ...row };
    });
    await tx.insert(table).values(rows as unknown as Table['$inferInsert'][]);
  };

/** Areas from the base data, from province down to village. */
const AREAS = [
  ['34', '34.04', '34.04.07', '34.04.07.2001'],
  ['31', '31.74', '31.74.01', '31.74.01.1001'],
] as const;

/**
 * Returns a value for a field of the n-th demo record, by the field's kind; occasionally null if it may be empty.
 * @throws Error for a kind that cannot be made up: the demo data must supply its value
 */
export function sampleValue(name: string, field: z.ZodType, index: number, now: Date): unknown {
  const mayBeNull = field.safeParse(null).success;
  if (mayBeNull && index % 3 === 2) return null;
  const nth = <Value>(values: readonly Value[]) => values[index % values.length];
  const text = `${labelOf(field) ?? name} ${index + 1}`;
  const inner = innermost(field);
  switch (kindOf(field)) {
    case 'text':
    case 'longText':
      return text.slice(0, inner instanceof z.ZodString ? (inner.maxLength ?? undefined) : undefined);
    case 'richText':
      return `<p>${text}</p>`;
    case 'email':
      return `${name}${index + 1}@merchants.test`;
    case 'phone':
      return `+628120000${String(200 + index).padStart(4, '0')}`;
    case 'link':
      return `https://www.merchants.test/${name}/${index + 1}`;
    case 'money':
      return within(inner, 10_000 * (index + 1));
    case 'number':
      return within(inner, index + 1);
    case 'boolean':
      return index % 4 !== 3;
    case 'day':
      return addDays(jakartaDay(now), -30 * index);
    case 'moment':
      return startOfDay(now, -index).toISOString();
    case 'choice':
    case 'status':
      return nth(Object.keys(choiceLabels(field) ?? {}));
    case 'choices':
      return [nth(Object.keys(choiceLabels(itemOf(field)) ?? {}))];
    case 'region':
      return nth(REGION_CODES);
    case 'area':
      return nth(AREAS)?.find(code => field.safeParse(code).success);
    default:
      if (mayBeNull) return null;
      throw new Error(`No demo value for '${name}'`);
  }
}

function within(field: z.ZodType, value: number): number {
  const { minValue, maxValue } = field as z.ZodNumber;
  return Math.min(Math.max(value, minValue ?? value), maxValue ?? value);
}
