import { z } from 'zod';

const STEPS = ['reading', 'checking', 'saving'] as const;

/**
 * How far a long call has come. A caller that accepts `text/event-stream` gets these as `progress` events and the envelope as
 * the event `answer`, whose `code` is the status.
 */
export const progress = z.object({
  step: z.enum(STEPS),
  /** Rows behind it. */
  done: z.int(),
  /** Null while nobody knows. */
  total: z.int().nullable(),
});
export type Progress = z.output<typeof progress>;
