import { ListContextProvider, shallowEqual, useListContext } from 'ra-core';
import { type ReactNode, useState } from 'react';

/**
 * The list context below it changes only when something in it does. React Query renders the list a second time for each page, once its observer
 * has followed the new key, and `<ListBase>` makes a new context of the same values each time.
 */
export const SteadyListContext = ({ children }: { children: ReactNode }) => {
  const list = useListContext();
  const [steady, setSteady] = useState(list);
  if (!shallowEqual(steady, list)) setSteady(list);
  return <ListContextProvider value={steady}>{children}</ListContextProvider>;
};
