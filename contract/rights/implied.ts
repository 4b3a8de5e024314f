import { permissions, type Slug } from './permissions';

/** The read permission of each subject that has one. */
const readOf = new Map(
  permissions.filter(({ action }) => action === 'read').map(({ subject, slug }) => [subject, slug]),
);

const impliedBy = new Map<string, Slug>(
  permissions.flatMap(({ slug, action, subject }) => {
    const read = readOf.get(subject);
    return action !== 'read' && read ? [[slug, read] as const] : [];
  }),
);

/**
 * Returns the permission implied by another: anyone who may create, change, delete, approve, export or use something may also read it.
 * Undefined for read permissions, and for permissions that staff added to the catalogue.
 */
export const impliedRight = (slug: string): Slug | undefined => impliedBy.get(slug);

/** Returns the slugs with those they imply, each once, in the order given. Shared by console and server. */
export const withImplied = <S extends string>(slugs: Iterable<S>): (S | Slug)[] => [
  ...new Set([...slugs].flatMap(slug => [slug, impliedRight(slug) ?? slug])),
];
