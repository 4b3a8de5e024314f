import { z } from 'zod';
import { errorCode } from './response';

/** A rejected cell of an uploaded spreadsheet (`A7`), and why. */
export const badCell = z.object({
  cell: z.string(),
  message: z.string(),
  error: errorCode,
  /** The subject of its row, if the format names one: `Elpiji 12 kg, Aceh`. */
  row: z.string().optional(),
});
/** Faults named in one answer; how many there are is told beside them. */
export const MOST_FAULTS = 200;
export const badCells = z.array(badCell).max(MOST_FAULTS);
export type BadCell = z.output<typeof badCell>;
