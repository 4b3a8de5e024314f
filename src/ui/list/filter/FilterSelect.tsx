import type { ComponentProps } from 'react';
import './filter.css';

interface FilterSelectProps extends Omit<ComponentProps<'select'>, 'className'> {
  label: string;
  isSet: boolean;
}

/** A filter of one choice, as the browser's own menu. */
export const FilterSelect = ({ label, isSet, ...select }: FilterSelectProps) => (
  <select {...select} className="filter" aria-label={label} data-set={isSet} />
);
