/** Where the browser keeps how many rows a person wants to see in a list. */
export const perPageKey = (resource: string) => `${resource}.perPage`;
