import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import './filterButton.css';

interface FilterButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  icon?: LucideIcon | undefined;
  /** Whether the filter is set. */
  isSet: boolean;
}

const opens = <ChevronDown className="filter-icon" size={16} aria-hidden />;

/** The button of a filter, which shows what is set and opens the choices. */
export const FilterButton = ({ icon: Icon, isSet, children, ...button }: FilterButtonProps) => (
  <button {...button} type="button" className="filter" data-set={isSet}>
    {Icon && <Icon className="filter-icon" size={16} aria-hidden />}
    {children}
    {opens}
  </button>
);
