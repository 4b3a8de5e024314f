import { createContext } from 'react';

/** Fills a cell with pasted text; returns false if it is not a price. */
type Fill = (text: string) => boolean;

/** The table's visible editable cells, by `data-cell`: pasted text has to reach rows that another component renders. */
export const SheetCells = createContext<Map<string, Fill>>(new Map());
