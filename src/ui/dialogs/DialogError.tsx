import type { ReactNode } from 'react';
import './dialogError.css';

/** The error message of a dialog. */
export const DialogError = ({ role, children }: { role?: 'alert'; children: ReactNode }) => (
  <p className="dialog-error" role={role}>
    {children}
  </p>
);
