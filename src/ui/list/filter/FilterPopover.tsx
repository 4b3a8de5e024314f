import type { LucideIcon } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId, useState } from 'react';
import { usePopoverFit } from '../../controls/usePopoverFit';
import { Popover } from '../../material/overlays';
import { FilterButton } from './FilterButton';
import './filterPopover.css';

interface FilterPopoverProps {
  label: string;
  icon?: LucideIcon;
  /** Number of its fields that are set. */
  count: number;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A filter with several fields: a button that shows how many are set and opens a panel with them. */
export const FilterPopover = ({ label, icon, count, children }: FilterPopoverProps) => {
  const translate = useTranslate();
  const { action, paper } = usePopoverFit();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <FilterButton
        icon={icon}
        isSet={count > 0}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {count > 0 ? translate('app.list.set_filter', { filter: label, count }) : label}
      </FilterButton>
      <Popover
        open={anchor !== null}
        action={action}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { ref: paper, id, role: 'dialog', 'aria-label': label, className: 'filter-panel' } }}
      >
        {typeof children === 'function' ? children(() => setAnchor(null)) : children}
      </Popover>
    </>
  );
};
