import type { ReactNode } from 'react';
import { type FieldKind, kindOf } from '../../../contract/core/fieldKind';
import { filterNames, itemOf, type ListSchema } from '../../../contract/core/listSchema';
import { referenceOf } from '../../../contract/core/referenceOf';
import { AreaFilter } from '../list/filter/AreaFilter';
import { PeriodFilter } from '../list/filter/PeriodFilter';
import { ReferenceFilter } from '../list/filter/ReferenceFilter';
import { SelectFilter } from '../list/filter/SelectFilter';
import { areaFieldsOf } from './areaFieldsOf';

/** Returns the filters of a list without a view of its own: one for each filter of its query, by its kind, in the query's order. */
export function defaultFilters(schema: ListSchema): ReactNode[] {
  const areas = areaFieldsOf(schema.filters);
  const [widest] = Object.values(areas);
  return filterNames(schema).map(source => {
    const filter = schema.filters[source]!;
    if (source === 'start_date') return <PeriodFilter key={source} source={periodOf(schema)} />;
    switch (kindOf(itemOf(filter))) {
      case 'area':
        // one filter for all levels
        return source === widest && <AreaFilter key={source} fields={areas} />;
      case 'reference': {
        const reference = referenceOf(itemOf(filter));
        return reference && <ReferenceFilter key={source} source={source} reference={reference} />;
      }
      case 'choice':
      case 'status':
      case 'choices':
      case 'region':
      case 'boolean':
        return <SelectFilter key={source} source={source} />;
      default:
        // nothing to choose from
        return null;
    }
  });
}

/** The field that a list's `start_date` and `end_date` are about: the first day or moment that it sorts by, or else has. */
function periodOf({ fields, sorts = [] }: ListSchema): string {
  const isTime = (name: string) => fields[name] && TIMES.includes(kindOf(fields[name]));
  return [...sorts, ...Object.keys(fields)].find(isTime) ?? 'start_date';
}

const TIMES: readonly FieldKind[] = ['day', 'moment'];
