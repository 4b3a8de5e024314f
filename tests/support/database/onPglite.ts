/** `describe` for features that only the embedded database has: its folder, its thread. */
export const onPglite = process.env.TEST_DATABASE_URL ? describe.skip : describe;
