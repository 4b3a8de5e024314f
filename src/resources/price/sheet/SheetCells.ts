import { createContext } from 'react';

/** Takes what was pasted into a cell; false where it is no price. */
type Fill = (text: string) => boolean;

/** The editable cells of the table that are shown, by `data-cell`: what is pasted reaches rows that another component renders. */
export const SheetCells = createContext<Map<string, Fill>>(new Map());
