import { addDays, jakartaDay } from '../../../contract/core/days';

/** Demo days whose orders are closed: other scripts and the server's jobs change those of the last days. */
export const pastDays = { start_date: addDays(jakartaDay(), -28), end_date: addDays(jakartaDay(), -19) };
