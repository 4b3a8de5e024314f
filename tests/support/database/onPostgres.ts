/** For what only PostgreSQL has: connections, and a server of its own that outlives or loses them. */
export const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;
