/** Code of the role that holds every permission. One active holder must remain, and two decide about another. */
export const SUPER_ADMIN = 'super_admin';
