import { permissions, type Slug } from './permissions';

/** The read right of each subject that has one. */
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
 * The right that comes along with another: whoever may create, change, delete, approve, export or use something may read it.
 * Undefined for a right to read, and for rights that people added to the catalogue.
 */
export const impliedRight = (slug: string): Slug | undefined => impliedBy.get(slug);

/** The slugs with all that they imply, each once, in the order given. The one rule for console and server. */
export const withImplied = <S extends string>(slugs: Iterable<S>): (S | Slug)[] => [
  ...new Set([...slugs].flatMap(slug => [slug, impliedRight(slug) ?? slug])),
];
