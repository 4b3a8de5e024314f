import { z } from 'zod';
import { anyText } from '../core/fields';

/** A time of day, `06:00`; a merchant that never closes is open from `00:00` to `24:00`. */
const time = anyText(5).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/);

/** A day's hours; null if closed that day. */
const dayHours = z.object({ open: time, close: time }).nullable();

/** A merchant's opening hours, from Monday to Sunday. */
export const openingHours = z.array(dayHours).length(7).meta({ title: 'Jam buka' });
export type OpeningHours = z.output<typeof openingHours>;
