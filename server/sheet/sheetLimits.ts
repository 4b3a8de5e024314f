/**
 * What the parsing thread hands over of one file at most. Its own memory limit does not count what it posts, and one shared string may
 * stand in every cell: so it cuts and counts before it posts.
 */
export const sheetLimits = {
  /** Columns; a cell filled beyond them refuses the file. */
  columns: 50,
  /** Characters of a cell, more than any column accepts; the rest is cut off, and the cell is reported. */
  cellLength: 1_000,
  /** Bytes of all cells and notes together. */
  bytes: 32 * 1024 * 1024,
} as const;
export type SheetLimits = typeof sheetLimits;
