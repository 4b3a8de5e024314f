import type { ReactNode } from 'react';
import './list.css';

interface ListBoxProps {
  className?: string;
  density?: string;
  children: ReactNode;
}

/** What the parts of a list stand in: they arrange themselves by its width. */
export const ListBox = ({ className, density, children }: ListBoxProps) => (
  <div className={className ? `list ${className}` : 'list'} data-density={density}>
    {children}
  </div>
);
