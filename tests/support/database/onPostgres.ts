/** `describe` for features that only PostgreSQL has: connections, and a server process that outlives or loses them. */
export const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;
