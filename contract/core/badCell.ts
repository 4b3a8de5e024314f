import { z } from 'zod';
import { errorCode } from './answer';

/** A cell of an uploaded spreadsheet (`A7`) that cannot be taken, and why. */
export const badCell = z.object({
  cell: z.string(),
  message: z.string(),
  error: errorCode,
  /** What its row is about, where the format says so: `Elpiji 12 kg, Aceh`. */
  row: z.string().optional(),
});
export type BadCell = z.output<typeof badCell>;
