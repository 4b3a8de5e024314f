/** Code of the role that holds every permission. At least one active holder must remain, and granting it takes two holders. */
export const SUPER_ADMIN = 'super_admin';
