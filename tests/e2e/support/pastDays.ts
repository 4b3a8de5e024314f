import { addDays, jakartaDay } from '../../../contract/core/days';

/** Days of the demo whose orders are over: other scripts and the server's jobs change those of the last days. */
export const pastDays = { start_date: addDays(jakartaDay(), -28), end_date: addDays(jakartaDay(), -19) };
