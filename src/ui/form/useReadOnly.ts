import { createContext, useContext } from 'react';

/** True below a page that shows a record to who may read it and not change it. */
export const ReadOnlyContext = createContext(false);
export const useReadOnly = () => useContext(ReadOnlyContext);
