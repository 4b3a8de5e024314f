import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Menu, MenuItem } from '../../material/overlays';
import { Tick } from '../../Tick';
import type { Choice } from '../../useSchemaChoices';
import { FilterButton } from './FilterButton';
import './filterMenu.css';

interface FilterMenuProps {
  label: string;
  /** What the button says: the label, or what is chosen. */
  text: string;
  icon?: LucideIcon | undefined;
  choices: readonly Choice[];
  chosen: readonly string[];
  /** One choice only. */
  single?: boolean;
  /** How a choice is shown, where its name is not enough. */
  optionText?: ((choice: Choice) => ReactNode) | undefined;
  onToggle: (choice: string) => void;
}

/** A filter by some choices: a button that says what is set, over a menu to tick them. */
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
