import { type ReactNode, useDeferredValue } from 'react';

/**
 * Sections of a long form below the first screen, rendered after it in interruptible slices. Until then their values are the record's,
 * and are validated and sent like the others.
 */
export const BelowFold = ({ children }: { children: ReactNode }) => useDeferredValue(true, false) && children;
