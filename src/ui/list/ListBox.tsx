import type { ReactNode } from 'react';
import './list.css';

interface ListBoxProps {
  density?: string;
  children: ReactNode;
}

/** What the parts of a list stand in: they arrange themselves by its width. */
export const ListBox = ({ density, children }: ListBoxProps) => (
  <div className="list" data-density={density}>
    {children}
  </div>
);
