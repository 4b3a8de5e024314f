import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Tick } from '../../controls/Tick';
import { Menu, MenuItem } from '../../material/overlays';
import type { Choice } from '../cells/useSchemaChoices';
import { FilterButton } from './FilterButton';
import './filterMenu.css';

interface FilterMenuProps {
  label: string;
  /** Text of the button: the label, or the chosen value. */
  text: string;
  icon?: LucideIcon | undefined;
  choices: readonly Choice[];
  chosen: readonly string[];
  /** Allows one choice only. */
  single?: boolean;
  /** Renders a choice, if its name is not enough. */
  optionText?: ((choice: Choice) => ReactNode) | undefined;
  onToggle: (choice: string) => void;
}

/** A filter by a few choices: a button that shows what is set and opens a menu to tick them. */
export const FilterMenu = (props: FilterMenuProps) => {
  const { label, text, icon, choices, chosen, single = false, optionText, onToggle } = props;
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <FilterButton
        icon={icon}
        isSet={chosen.length > 0}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {text}
      </FilterButton>
      {anchor && (
        <Menu
          id={id}
          open
          anchorEl={anchor}
          onClose={close}
          className="filter-menu"
          slotProps={{ list: { 'aria-label': label } }}
        >
          {choices.map(choice => (
            <MenuItem
              key={choice.id}
              role={single ? 'menuitemradio' : 'menuitemcheckbox'}
              aria-checked={chosen.includes(choice.id)}
              onClick={() => {
                onToggle(choice.id);
                if (single) close();
              }}
            >
              <Tick on={chosen.includes(choice.id)} />
              {optionText?.(choice) ?? choice.name}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
};
