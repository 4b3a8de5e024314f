import type { ReactNode } from 'react';
import './recordActions.css';

/** The buttons of a record's page. On a phone the filled one, which most users came for, is first and as wide as the page. */
export const RecordActions = ({ children }: { children: ReactNode }) => (
  <div className="record-actions">{children}</div>
);
