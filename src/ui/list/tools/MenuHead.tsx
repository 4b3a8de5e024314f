import type { ReactNode } from 'react';
import './menuHead.css';

/** A heading within a Material UI menu, which its arrow keys skip. */
export const MenuHead = Object.assign(
  ({ children }: { children: ReactNode }) => (
    <li role="presentation" className="menu-head">
      {children}
    </li>
  ),
  { muiSkipListHighlight: true },
);
