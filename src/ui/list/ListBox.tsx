import type { ReactNode } from 'react';
import './list.css';

interface ListBoxProps {
  density?: string;
  children: ReactNode;
}

/** The container of a list's parts, whose layout depends on its width. */
export const ListBox = ({ density, children }: ListBoxProps) => (
  <div className="list" data-density={density}>
    {children}
  </div>
);
