import type { ReactNode } from 'react';
import { Menu, MenuItem } from '../material/overlays';

interface SelectMenuProps {
  id: string;
  labelId: string;
  anchor: HTMLElement;
  options: readonly { id: string; text: ReactNode }[];
  chosen: string;
  onPick: (id: string) => void;
  onClose: () => void;
}

/** The option list of a select. */
export const SelectMenu = ({ id, labelId, anchor, options, chosen, onPick, onClose }: SelectMenuProps) => (
  <Menu
    open
    anchorEl={anchor}
    onClose={onClose}
    slotProps={{
      list: { id, role: 'listbox', 'aria-labelledby': labelId },
      paper: { style: { minWidth: anchor.offsetWidth } },
    }}
  >
    {options.map(option => (
      <MenuItem
        key={option.id}
        role="option"
        aria-selected={option.id === chosen}
        selected={option.id === chosen}
        onClick={() => onPick(option.id)}
      >
        {option.text}
      </MenuItem>
    ))}
  </Menu>
);
