import type { ReactNode } from 'react';
import { ModeOnRoot } from './ModeOnRoot';
import './blank.css';

/** Nothing but the page: for what is printed, embedded, or shown before the shell can be. */
export const BlankLayout = ({ children }: { children: ReactNode }) => (
  <main className="blank" id="content" tabIndex={-1}>
    <ModeOnRoot />
    {children}
  </main>
);
