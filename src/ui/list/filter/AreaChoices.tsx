import { X } from 'lucide-react';
import { useTranslate, useTranslateLabel } from 'ra-core';
import { useId } from 'react';
import { RowAction } from '../../RowAction';
import { chosen, type FilterValues, toggled, withChosen } from './filterValues';
import type { AreaLevelFilter } from './useAreaFilters';
import { useFilters } from './useFilters';
import './areaChoices.css';

/** One level of an area filter that takes several areas: the select adds one, and each chosen one has a remove button. */
export const AreaChoices = ({ source, choices, closed, with: finer }: AreaLevelFilter) => {
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
            <li key={value}>
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
