import type { ReactNode } from 'react';
import { ModeOnRoot } from './ModeOnRoot';
import './blank.css';

/** The page without the shell: for printing, embedding, or before the shell can be shown. */
export const BlankLayout = ({ children }: { children: ReactNode }) => (
  <main className="blank" id="content" tabIndex={-1}>
    <ModeOnRoot />
    {children}
  </main>
);
