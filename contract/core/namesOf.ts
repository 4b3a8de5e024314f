/** Keys of a choice as a non-empty tuple, for zod and table definitions. */
export const namesOf = <Name extends string>(words: Record<Name, string>) => Object.keys(words) as [Name, ...Name[]];
