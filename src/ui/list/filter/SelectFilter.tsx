import { Menu, MenuItem } from '@mui/material';
import { ChevronDown } from 'lucide-react';
import { useListContext, useTranslate, useTranslateLabel } from 'ra-core';
import { useId, useState } from 'react';
import type { Filter } from './Filter';
import { chosen, toggled } from './filterValues';

/** A filter as a button that says how many choices are set, over a menu to tick them. */
export const FilterMenu = ({ source, choices, icon: Icon }: Filter) => {
  const translate = useTranslate();
  const label = String(useTranslateLabel()({ source }));
  const id = useId();
  const { filterValues, setFilters } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const set = chosen(filterValues, source);
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
        {Icon && <Icon className="filter-icon" size={16} strokeWidth={1.75} aria-hidden />}
        {set.length > 0 ? translate('app.list.set_filter', { filter: label, count: set.length }) : label}
        <ChevronDown className="filter-icon" size={16} strokeWidth={1.75} aria-hidden />
      </button>
      {anchor && (
        <Menu
          id={id}
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          className="filter-menu"
          slotProps={{ list: { 'aria-label': label } }}
        >
          {choices.map(({ value, label: text, show }) => {
            const on = set.includes(value);
            return (
              <MenuItem
                key={value}
                role="menuitemcheckbox"
                aria-checked={on}
                onClick={() => setFilters(toggled(filterValues, source, value))}
              >
                <span className="tick" data-on={on} aria-hidden />
                {show ?? text}
              </MenuItem>
            );
          })}
        </Menu>
      )}
    </>
  );
};
