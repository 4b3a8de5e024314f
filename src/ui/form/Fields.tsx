import type { ReactNode } from 'react';
import './fields.css';

/** Fields in two columns where there is room; their place says otherwise by `--fields-columns` and `--fields-padding`. */
export const Fields = ({ children }: { children: ReactNode }) => <div className="form-fields">{children}</div>;
