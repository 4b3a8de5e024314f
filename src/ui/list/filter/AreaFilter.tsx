import { MapPin } from 'lucide-react';
import { useListContext, useTranslate, useTranslateLabel } from 'ra-core';
import { AREA_LEVELS } from '../../../../contract/area/areaApi';
import { AreaChoices } from './AreaChoices';
import { AreaSelect } from './AreaSelect';
import { FilterPopover } from './FilterPopover';
import { useFilterState } from './FilterStates';
import { chosen } from './filterValues';
import { type AreaFields, type AreaLevelFilter, useAreaFilters } from './useAreaFilters';

const ALL_LEVELS: AreaFields = Object.fromEntries(AREA_LEVELS.map(level => [level, level]));

interface AreaFilterProps {
  /** The levels that the list can be filtered by, with their query parameters; by default all five, with the levels' own names. */
  fields?: AreaFields;
  /** Allows several areas per level. */
  multiple?: boolean;
}

/** A filter by area in a single button: region, province, regency, district, village, each within the previous one. */
export const AreaFilter = ({ fields = ALL_LEVELS, multiple = false }: AreaFilterProps) => {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const levels = useAreaFilters(fields, multiple);
  return (
    <>
      {levels.map(level => (
        <AreaState key={level.source} {...level} />
      ))}
      <FilterPopover
        label={translate('app.area.title')}
        icon={MapPin}
        count={levels.filter(({ source }) => chosen(filterValues, source).length > 0).length}
      >
        {levels.map(level =>
          multiple ? <AreaChoices key={level.source} {...level} /> : <AreaSelect key={level.source} {...level} />,
        )}
      </FilterPopover>
    </>
  );
};

/** Reports the chosen areas of a level, outside the panel, which may be closed. */
const AreaState = ({ source, choices, with: finer }: AreaLevelFilter) => {
  const label = String(useTranslateLabel()({ source }));
  const { filterValues } = useListContext();
  const values = chosen(filterValues, source).map(value => choices.find(({ id }) => id === value)?.name ?? value);
  useFilterState({ source, label, values, with: finer });
  return null;
};
