import type { z } from 'zod';
import { innermost } from './fieldKind';
import { itemOf } from './listSchema';
import { flagFilter, listQuery, repeated } from './query';

type Item<Value> = NonNullable<Value> extends readonly (infer Each)[] ? Each : NonNullable<Value>;
type FilterOn<Field> =
  NonNullable<z.output<Field>> extends boolean
    ? typeof flagFilter
    : ReturnType<typeof repeated<z.ZodType<Item<z.output<Field>>>>>;

/**
 * Builds the query of a list from the record's fields, which are columns of the same name: the sorts (the first is the default), the
 * searched fields and the filters. A boolean filter takes `true` or `false`, any other takes several values. Add further filters
 * with `.extend({ … })`.
 *
 * @example listQueryOf(courier, { sorts: ['plate', 'hired_on'], search: ['plate'], filters: ['region_code', 'is_active'] })
 */
export function listQueryOf<
  Shape extends z.ZodRawShape,
  const Sort extends readonly [keyof Shape & string, ...(keyof Shape & string)[]],
  const Name extends keyof Shape & string = never,
>(
  record: z.ZodObject<Shape>,
  {
    sorts,
    search = [],
    filters = [],
  }: { sorts: Sort; search?: readonly (keyof Shape & string)[]; filters?: readonly Name[] },
) {
  const params = filters.map(name => [name, filterOn(record.shape[name] as unknown as z.ZodType)]);
  return listQuery(sorts, search).extend(Object.fromEntries(params) as { [Filter in Name]: FilterOn<Shape[Filter]> });
}

function filterOn(field: z.ZodType) {
  const item = innermost(itemOf(field));
  return item.type === 'boolean' ? flagFilter : repeated(item);
}
