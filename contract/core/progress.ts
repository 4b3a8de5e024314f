import { z } from 'zod';

const STEPS = ['reading', 'checking', 'saving'] as const;

/**
 * Progress of a long call. A caller that accepts `text/event-stream` receives these as `progress` events, then the envelope
 * as the event `answer`, whose `code` is the status.
 */
export const progress = z.object({
  step: z.enum(STEPS),
  /** Rows processed. */
  done: z.int(),
  /** Rows in all; null while unknown. */
  total: z.int().nullable(),
});
export type Progress = z.output<typeof progress>;
