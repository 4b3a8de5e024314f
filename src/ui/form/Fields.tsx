import type { ReactNode } from 'react';
import './fields.css';

/** Fields in two columns if there is room; the surroundings can override this with `--fields-columns` and `--fields-padding`. */
export const Fields = ({ children }: { children: ReactNode }) => <div className="form-fields stack">{children}</div>;
