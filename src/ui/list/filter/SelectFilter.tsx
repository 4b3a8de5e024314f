import { Menu, MenuItem } from '@mui/material';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import { useListContext, useTranslate, useTranslateLabel } from 'ra-core';
import { type ReactNode, useId, useState } from 'react';
import { Tick } from '../../Tick';
import { type Choice, useSchemaChoices } from '../../useSchemaChoices';
import { useListSchema } from '../useListSchema';
import { useFilterState } from './FilterStates';
import { chosen, toggled } from './filterValues';
import './filter.css';

interface SelectFilterProps {
  /** The parameter of the list's query. */
  source: string;
  label?: string;
  /** Those of the query's schema where they are not given. */
  choices?: readonly Choice[];
  /** The field whose choices they are, where it bears another name than the parameter. */
  field?: string;
  /** Those of the choices that are offered now. */
  among?: readonly string[] | undefined;
  /** How a choice is shown, where its name is not enough. */
  optionText?: (choice: Choice) => ReactNode;
  icon?: LucideIcon;
}

/**
 * A filter by any of some choices: a button that says how many are set, over a menu to tick them.
 *
 * @example <SelectFilter source="status" />
 */
export const SelectFilter = (props: SelectFilterProps) => {
  const { source, label, choices, field = source, among, optionText, icon: Icon } = props;
  const translate = useTranslate();
  const name = String(useTranslateLabel()({ source, label }));
  const id = useId();
  const { filterValues, setFilters } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const fromSchema = useSchemaChoices(useListSchema().filters[source], field);
  const known = choices ?? fromSchema;
  const offered = among ? known.filter(choice => among.includes(choice.id)) : known;
  const set = chosen(filterValues, source);
  useFilterState({
    source,
    label: name,
    values: set.map(value => known.find(choice => choice.id === value)?.name ?? value),
  });
  // nothing can be chosen where there is one choice
  if (offered.length === 1) return null;
  return (
    <>
      <button
        type="button"
        className="filter"
        data-set={set.length > 0}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {Icon && <Icon className="filter-icon" size={16} aria-hidden />}
        {set.length > 0 ? translate('app.list.set_filter', { filter: name, count: set.length }) : name}
        <ChevronDown className="filter-icon" size={16} aria-hidden />
      </button>
      {anchor && (
        <Menu
          id={id}
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          className="filter-menu"
          slotProps={{ list: { 'aria-label': name } }}
        >
          {offered.map(choice => {
            const on = set.includes(choice.id);
            return (
              <MenuItem
                key={choice.id}
                role="menuitemcheckbox"
                aria-checked={on}
                onClick={() => setFilters(toggled(filterValues, source, choice.id))}
              >
                <Tick on={on} />
                {optionText?.(choice) ?? choice.name}
              </MenuItem>
            );
          })}
        </Menu>
      )}
    </>
  );
};
