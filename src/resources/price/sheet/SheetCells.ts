import { createContext } from 'react';

/** Fills a cell with typed or pasted text; returns why it is not a price there. */
export type Fill = (text: string) => string | undefined;

/** The table's visible editable cells, by `data-cell`: pasted text has to reach rows that another component renders. */
export const SheetCells = createContext<Map<string, Fill>>(new Map());
