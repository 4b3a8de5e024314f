import { useDeferredValue } from 'react';

/** False in a part's first render and true in one right after it, which may be interrupted: what can wait is not waited for. */
export const useLater = () => useDeferredValue(true, false);
