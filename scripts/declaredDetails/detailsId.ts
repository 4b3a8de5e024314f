/** Id of the module with all details; a resource's own module is `<id>/<resource>`. */
export const DETAILS = 'virtual:declared-details';
