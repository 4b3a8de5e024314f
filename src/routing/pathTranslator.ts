import { specificFirst } from './specificFirst';

/** Prefix for addresses that match only react-admin's own scheme: no route has it, so the 404 page is shown. */
export const NOT_FOUND = '/-404-';

/** The page at an address: a resource's action, with the id as it appears in the address (still encoded). */
export interface RouteMatch {
  resource: string;
  action: string;
  id: string;
}

/** An address in both schemes. The resource is empty for pages outside the resources. */
interface Rule {
  resource: string;
  action: string;
  product: string;
  internal: string;
}

type Match = Rule & { id: string };

/** Pages that react-admin links to by its own names, mapped to the product's addresses. */
const renamed: Record<string, string> = { '/access-denied': '/unauthorized' };
const reactAdminOnly = new Set(['login', 'auth-callback', 'authentication-error', 'access-denied']);

/**
 * Maps product URLs to react-admin's scheme (`/name/create`, `/name/:id`, `/name/:id/show`) and back, from one table. `pages` are
 * addresses outside the resources and are left unchanged.
 */
export function createPathTranslator(table: Record<string, ResourcePaths>, pages: readonly string[] = []) {
  const rules = Object.entries(table).flatMap(([resource, paths]) =>
    Object.entries(paths).map(
      ([action, path]): Rule => ({
        resource,
        action,
        product: path.replace(':id?', ':id'),
        internal: internalShape(resource, action),
      }),
    ),
  );
  const ofPages = pages.map((path): Rule => ({ resource: '', action: '', product: path, internal: path }));
  const findProduct = finder([...rules, ...ofPages], 'product');
  const findInternal = finder(rules, 'internal');
  // react-admin does not know pages without their id; they redirect to the list
  const listed = new Set(Object.values(table).flatMap(paths => Object.values(paths).map(withoutId)));
  const isListed = (path: string[]) => listed.has(`/${path.join('/')}`);

  return {
    /** Converts a product URL to react-admin's path. */
    toInternal(pathname: string): string {
      const path = segments(pathname);
      if (isListed(path)) return pathname;
      const match = findProduct(path);
      if (match) return match.resource ? build(match.internal, match) : pathname;
      // the router ignores case, addresses do not
      const first = path[0]?.toLowerCase();
      return first !== undefined && (Object.hasOwn(table, first) || reactAdminOnly.has(first))
        ? NOT_FOUND + pathname
        : pathname;
    },

    /** Converts react-admin's path to the product URL. Product URLs are left unchanged, so code may use either. */
    toProduct(pathname: string): string {
      if (pathname.startsWith(NOT_FOUND)) return pathname.slice(NOT_FOUND.length);
      const path = segments(pathname);
      if (isListed(path)) return pathname;
      const own = findProduct(path);
      // 'create' is never an id: `/promo/create` is react-admin's, though `/promo/:id` would match it.
      if (own && (!own.resource || own.id !== 'create')) return pathname;
      const match = findInternal(path);
      return match ? build(match.product, match) : (renamed[pathname] ?? pathname);
    },

    /** Returns the resource, action and id of a product URL; null if it belongs to no resource. */
    matchProduct(pathname: string): RouteMatch | null {
      const path = segments(pathname);
      const match = isListed(path) ? null : findProduct(path);
      return match?.resource ? { resource: match.resource, action: match.action, id: match.id } : null;
    },
  };
}

export type PathTranslator = ReturnType<typeof createPathTranslator>;

/** The path that ra-core's `useCreatePath` returns; any other key is a page below the record: `name/:id/<key>`. */
function internalShape(resource: string, action: string): string {
  switch (action) {
    case 'list':
      return `/${resource}`;
    case 'create':
      return `/${resource}/create`;
    case 'edit':
      return `/${resource}/:id`;
    default:
      return `/${resource}/:id/${action}`;
  }
}

const segments = (path: string) => path.split('/').filter(Boolean);

const build = (pattern: string, { id }: Match) => pattern.replace(':id', () => id);

/** Matches whole segments; returns the raw id, empty where the pattern has none, or null if they do not match. */
function idIn(pattern: string[], path: string[]): string | null {
  if (path.length !== pattern.length) return null;
  let id = '';
  for (const [index, expected] of pattern.entries()) {
    const actual = path[index]!;
    if (expected.startsWith(':')) id = actual;
    else if (expected !== actual) return null;
  }
  return id;
}

/** Returns the function that finds the most specific rule of an address: `/promo/add` also matches the pattern of a record's address. */
function finder(rules: readonly Rule[], key: 'product' | 'internal') {
  const ordered = rules
    .toSorted((a, b) => specificFirst(a[key], b[key]))
    .map(rule => ({ rule, pattern: segments(rule[key]) }));
  return (path: string[]): Match | null => {
    for (const { rule, pattern } of ordered) {
      const id = idIn(pattern, path);
      if (id !== null) return { ...rule, id };
    }
    return null;
  };
}

/**
 * Product URLs of a resource by action, with `:id` for the record's id. `:id?` is printed as the specification's `{id?}`; such an address
 * without an id is not a page. Keys besides list, create, edit and show are pages below a record.
 */
export type ResourcePaths = { list?: string; create?: string; edit?: string; show?: string } & Record<string, string>;

/** Returns a page's address without its optional id (`/banner/edit` for `/banner/edit/:id?`), or null if the id is required. */
export const withoutId = (path: string) => (path.includes(':id?') ? path.replace('/:id?', '') : null);

/** Formats a path as in `spec/routes.tsv`: `/banner/edit/{id?}`. */
export const specSpelling = (path: string) => path.replace(/:(\w+\??)/g, '{$1}');
