import { AREA_LEVELS, type AreaLevel } from '../../../../contract/area/areaApi';
import { kindOf } from '../../../../contract/core/fieldKind';
import { itemOf, type ListSchema } from '../../../../contract/core/listSchema';

/** Returns the fields that hold the codes of an area, by level: `province_code`, or `province` in a query. */
export const areaFieldsOf = (fields: ListSchema['fields']): Partial<Record<AreaLevel, string>> =>
  Object.fromEntries(
    AREA_LEVELS.flatMap(level => {
      const source = [`${level}_code`, level].find(name => fields[name] && kindOf(itemOf(fields[name])) === 'area');
      return source ? [[level, source]] : [];
    }),
  );
