import { MapPin } from 'lucide-react';
import { useListContext, useTranslate, useTranslateLabel } from 'ra-core';
import { useId } from 'react';
import { FilterPopover } from './FilterPopover';
import { chosen, withChosen, without } from './filterValues';
import type { AreaFilter } from './useAreaFilters';

/** The areas of a list's filter as one button: region, province, regency, district, village, each within the one before. */
export const AreaFilterMenu = ({ areas }: { areas: readonly AreaFilter[] }) => {
  const translate = useTranslate();
  const id = useId();
  const translateLabel = useTranslateLabel();
  const { filterValues, setFilters } = useListContext();
  const count = areas.filter(({ source }) => chosen(filterValues, source).length > 0).length;
  return (
    <FilterPopover label={translate('app.area.title')} icon={MapPin} count={count}>
      {areas.map(({ source, choices, closed, with: finer = [] }) => (
        <div key={source}>
          <label htmlFor={`${id}-${source}`}>{translateLabel({ source })}</label>
          <select
            id={`${id}-${source}`}
            value={chosen(filterValues, source)[0] ?? ''}
            disabled={closed}
            onChange={({ target: { value } }) =>
              setFilters(withChosen(without(filterValues, finer), source, value ? [value] : []))
            }
          >
            <option value="">{translate('app.area.all')}</option>
            {choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      ))}
      {areas.find(({ failed }) => failed) && <p role="alert">{translate('app.area.failed')}</p>}
    </FilterPopover>
  );
};
