import type { ReactNode } from 'react';
import './dialogError.css';

/** What a dialog could not do. */
export const DialogError = ({ role, children }: { role?: 'alert'; children: ReactNode }) => (
  <p className="dialog-error" role={role}>
    {children}
  </p>
);
