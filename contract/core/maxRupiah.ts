/** The largest amount of money, in whole rupiah: a thousand of them are still exact, as a number and in the database. */
export const MAX_RUPIAH = 1_000_000_000_000;
