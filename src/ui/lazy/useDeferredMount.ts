import { useDeferredValue } from 'react';

/** False in a component's first render, true in an interruptible one right after it, so that deferred content does not delay the first. */
export const useDeferredMount = () => useDeferredValue(true, false);
