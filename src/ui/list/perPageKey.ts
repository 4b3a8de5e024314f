/** Returns the store key of the user's page size for a list. */
export const perPageKey = (resource: string) => `${resource}.perPage`;
