import { Popover } from '@mui/material';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId, useState } from 'react';
import './filter.css';
import './filterPopover.css';

interface FilterPopoverProps {
  label: string;
  icon?: LucideIcon;
  /** How many of its fields are set. */
  count: number;
  children: ReactNode;
}

/** A filter of several fields: a button that says how many are set, over a panel with them. */
export const FilterPopover = ({ label, icon: Icon, count, children }: FilterPopoverProps) => {
  const translate = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className="filter"
        data-set={count > 0}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {Icon && <Icon className="filter-icon" size={16} aria-hidden />}
        {count > 0 ? translate('app.list.set_filter', { filter: label, count }) : label}
        <ChevronDown className="filter-icon" size={16} aria-hidden />
      </button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { id, role: 'dialog', 'aria-label': label, className: 'filter-panel' } }}
      >
        {children}
      </Popover>
    </>
  );
};
