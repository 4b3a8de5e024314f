import { z } from 'zod';
import { errorCode } from './response';

/** Notices of one file at most. */
export const MOST_NOTICES = 20;

/** What people should know of how their file was read, though it is no fault: the sheet that was read, and what was passed over. */
export const sheetNotices = z.array(z.object({ message: z.string(), error: errorCode })).max(MOST_NOTICES);
export type SheetNotices = z.output<typeof sheetNotices>;
