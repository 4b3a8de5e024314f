import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useDropdown } from '../../controls/useDropdown';
import { Popover } from '../../material/overlays';
import { FilterButton } from './FilterButton';
import './searchFilter.css';

interface PickerFilterProps {
  label: string;
  /** Name of the chosen item; undefined if none is. */
  chosen: string | undefined;
  icon?: LucideIcon;
  /** `<FoundChoices>`, rendered while the panel is open. */
  children: (close: () => void) => ReactNode;
}

/** A filter by one of many items: a button that shows the chosen one and opens a panel to search for another. */
export const PickerFilter = ({ label, chosen, icon, children }: PickerFilterProps) => {
  const id = useId();
  const { button, floating, close } = useDropdown();
  return (
    <>
      <FilterButton
        icon={icon}
        isSet={chosen !== undefined}
        aria-haspopup="dialog"
        aria-controls={floating.open ? id : undefined}
        {...button}
      >
        {chosen ? `${label}: ${chosen}` : label}
      </FilterButton>
      <Popover
        {...floating}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { id, role: 'dialog', 'aria-label': label, className: 'search-filter' } }}
      >
        {children(close)}
      </Popover>
    </>
  );
};
