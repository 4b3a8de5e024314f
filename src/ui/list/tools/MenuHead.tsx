import type { ReactNode } from 'react';
import './menuHead.css';

/** The heading of entries in a menu of Material UI, whose arrows skip it. */
export const MenuHead = Object.assign(
  ({ children }: { children: ReactNode }) => (
    <li role="presentation" className="menu-head">
      {children}
    </li>
  ),
  { muiSkipListHighlight: true },
);
