import { MapPin, X } from 'lucide-react';
import { useListContext, useTranslate, useTranslateLabel } from 'ra-core';
import { useEffect, useId, useState } from 'react';
import { AREA_LEVELS, type AreaLevel } from '../../../../contract/area/areaApi';
import { whenIdle } from '../../../browser/whenIdle';
import { RowAction } from '../../controls/RowAction';
import type { Choice } from '../cells/useSchemaChoices';
import { FilterPopover } from '../filter/FilterPopover';
import { useFilterState } from '../filter/FilterStates';
import { chosen, type FilterValues, toggled, withChosen, without } from '../filter/filterValues';
import { useFilters } from '../filter/useFilters';
import { useAreas } from './useAreas';
import './areaChoices.css';

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

/** One level of an area filter. */
const AreaSelect = ({ source, choices, closed, with: finer }: AreaLevelFilter) => {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const id = useId();
  const { filterValues, changeFilters } = useFilters();
  return (
    <div>
      <label htmlFor={id}>{translateLabel({ source })}</label>
      <select
        id={id}
        value={chosen(filterValues, source)[0] ?? ''}
        disabled={closed}
        onChange={({ target: { value } }) =>
          changeFilters(values => withChosen(without(values, finer), source, value ? [value] : []))
        }
      >
        <option value="">{translate('app.area.all')}</option>
        {choices.map(choice => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </select>
    </div>
  );
};

/** One level of an area filter that takes several areas: the select adds one, and each chosen one has a remove button. */
const AreaChoices = ({ source, choices, closed, with: finer }: AreaLevelFilter) => {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const id = useId();
  const { filterValues, changeFilters } = useFilters();
  const values = chosen(filterValues, source);
  const nameOf = (value: string) => choices.find(choice => choice.id === value)?.name ?? value;
  const choose = (choice: string) =>
    changeFilters(before => {
      const after = toggled(before, source, choice);
      return narrowed(after, chosen(after, source), finer);
    });
  return (
    <div>
      <label htmlFor={id}>{translateLabel({ source })}</label>
      {values.length > 0 && (
        <ul className="area-choices">
          {values.map(value => (
            <li className="row" key={value}>
              {nameOf(value)}
              <RowAction
                aria-label={translate('app.choices.remove', { name: nameOf(value) })}
                onClick={() => choose(value)}
              >
                <X size={14} aria-hidden />
              </RowAction>
            </li>
          ))}
        </ul>
      )}
      <select id={id} value="" disabled={closed} onChange={({ target: { value } }) => value && choose(value)}>
        <option value="">{translate(values.length > 0 ? 'app.area.more' : 'app.area.all')}</option>
        {choices
          .filter(choice => !values.includes(choice.id))
          .map(choice => (
            <option key={choice.id} value={choice.id}>
              {choice.name}
            </option>
          ))}
      </select>
    </div>
  );
};

/** Keeps only those areas of the finer levels that lie in a chosen one, as the code `34.04` begins with `34`. */
const narrowed = (values: FilterValues, wider: readonly string[], finer: readonly string[]): FilterValues =>
  finer.reduce(
    (kept, source) =>
      withChosen(
        kept,
        source,
        chosen(kept, source).filter(code => wider.some(area => code.startsWith(`${area}.`))),
      ),
    values,
  );

interface AreaLevelFilter {
  source: string;
  choices: readonly Choice[];
  /** The finer levels, which are cleared with this one. */
  with: readonly string[];
  /** Disabled until a wider area is chosen. */
  closed: boolean;
}

type AreaFields = Partial<Record<AreaLevel, string>>;

/**
 * Returns the levels of an area filter with their choices. Clearing a level clears the finer ones. The sales region is
 * optional: provinces can be chosen without one. If no area is set, the choices are loaded when the browser is idle.
 * @param fields the levels that the list can be filtered by, with their query parameters
 * @param multiple allows several provinces and regencies: the regencies of all chosen provinces are offered
 */
export function useAreaFilters(fields: AreaFields, multiple = false): AreaLevelFilter[] {
  const { filterValues } = useListContext();
  const set = (level: AreaLevel) => chosen(filterValues, fields[level] ?? '')[0];
  const all = (level: AreaLevel) => chosen(filterValues, fields[level] ?? '');
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const widest = isIdle || AREA_LEVELS.some(set) ? undefined : '';
  const areas = {
    region: useAreas('region', fields.region ? widest : ''),
    province: useAreas('province', set('region') ?? widest),
    regency: useAreas('regency', multiple ? all('province') : (set('province') ?? '')),
    district: useAreas('district', set('regency') ?? ''),
    village: useAreas('village', set('district') ?? ''),
  };
  return AREA_LEVELS.flatMap((level, index) => {
    const source = fields[level];
    if (!source) return [];
    return {
      source,
      choices: areas[level].choices.map(({ value, label }) => ({ id: value, name: label })),
      with: AREA_LEVELS.slice(index + 1).flatMap(finer => fields[finer] ?? []),
      closed: index > 1 && set(AREA_LEVELS[index - 1]!) === undefined,
    };
  });
}
