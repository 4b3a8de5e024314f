import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { RecordDefinition } from '../../contract/record/defineRecord';
import type { AnyField } from '../../contract/record/Field';
import { regionOfArea } from '../store/regionFrom';
import { stableId } from '../store/stableId';
import type { DemoContext } from './DemoData';
import { sampleValue } from './sampleValue';

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
