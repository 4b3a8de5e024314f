import { ListContextProvider, shallowEqual, useListContext } from 'ra-core';
import { type ReactNode, useState } from 'react';

/**
 * Keeps the list context stable while its values are. For each page React Query renders the list a second time, once its observer has
 * switched to the new key, and `<ListBase>` creates a new context with the same values each time.
 */
export const SteadyListContext = ({ children }: { children: ReactNode }) => {
  const list = useListContext();
  const [steady, setSteady] = useState(list);
  if (!shallowEqual(steady, list)) setSteady(list);
  return <ListContextProvider value={steady}>{children}</ListContextProvider>;
};
