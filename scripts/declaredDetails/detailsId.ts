/** The module of all details; below it, by its name, that of a resource. */
export const DETAILS = 'virtual:declared-details';
