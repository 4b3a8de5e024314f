import { useTranslate, useTranslateLabel } from 'ra-core';
import { useId } from 'react';
import { chosen, withChosen, without } from './filterValues';
import type { AreaLevelFilter } from './useAreaFilters';
import { useFilters } from './useFilters';

/** One level of an area filter. */
export const AreaSelect = ({ source, choices, closed, with: finer }: AreaLevelFilter) => {
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
