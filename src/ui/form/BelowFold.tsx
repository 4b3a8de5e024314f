import { type ReactNode, useDeferredValue } from 'react';

/**
 * Sections of a long form that nobody sees before scrolling: they are rendered once the first screen stands, in slices. Values that nobody has
 * seen yet are the record's, and are checked and sent like the others.
 */
export const BelowFold = ({ children }: { children: ReactNode }) => useDeferredValue(true, false) && children;
