import { createContext, useContext } from 'react';

/** True within a page that shows a record to users who may read but not change it. */
export const ReadOnlyContext = createContext(false);
export const useReadOnly = () => useContext(ReadOnlyContext);
