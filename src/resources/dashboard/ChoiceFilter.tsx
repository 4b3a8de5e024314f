import { Menu, MenuItem } from '@mui/material';
import { ChevronDown } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { Tick } from '../../ui/Tick';
import type { Choice } from '../../ui/useSchemaChoices';
import '../../ui/list/filter/filter.css';

interface ChoiceFilterProps {
  label: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  /** One choice only. */
  single?: boolean;
  onChoose: (chosen: string[]) => void;
}

/** A filter outside a list: a button that says what is chosen, over a menu to tick it. */
export const ChoiceFilter = ({ label, choices, chosen, single = false, onChoose }: ChoiceFilterProps) => {
  const translate = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [one, ...others] = chosen.map(each => choices.find(choice => choice.id === each)?.name ?? each);
  const text =
    one === undefined
      ? label
      : others.length === 0
        ? `${label}: ${one}`
        : translate('app.list.set_filter', { filter: label, count: chosen.length });
  const toggle = (choice: string) => {
    if (chosen.includes(choice)) onChoose(chosen.filter(each => each !== choice));
    else onChoose(single ? [choice] : [...chosen, choice]);
    if (single) setAnchor(null);
  };
  return (
    <>
      <button
        type="button"
        className="filter"
        data-set={one !== undefined}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {text}
        <ChevronDown className="filter-icon" size={16} aria-hidden />
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
          {choices.map(choice => (
            <MenuItem
              key={choice.id}
              role={single ? 'menuitemradio' : 'menuitemcheckbox'}
              aria-checked={chosen.includes(choice.id)}
              onClick={() => toggle(choice.id)}
            >
              <Tick on={chosen.includes(choice.id)} />
              {choice.name}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
};
