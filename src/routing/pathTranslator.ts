import { type ResourcePaths, withoutId } from './ResourcePaths';

/** Prefix for addresses that match only react-admin's own scheme: no route has it, so the 404 page is shown. */
export const NOT_FOUND = '/-404-';

/** The page at an address: a resource's action, with the id as it appears in the address (still encoded). */
export interface RouteMatch {
  resource: string;
  action: string;
  id: string;
}

interface Rule {
  resource: string;
  action: string;
  product: string[];
  internal: string[];
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
  const rules: Rule[] = Object.entries(table).flatMap(([resource, paths]) =>
    Object.entries(paths).map(([action, path]) => ({
      resource,
      action,
      product: segments(path).map(segment => (segment === ':id?' ? ':id' : segment)),
      internal: segments(internalShape(resource, action)),
    })),
  );
  const byProduct = indexOf(rules, 'product');
  const byInternal = indexOf(rules, 'internal');
  // react-admin does not know pages without their id; they redirect to the list
  const listed = new Set(Object.values(table).flatMap(paths => Object.values(paths).map(withoutId)));
  const isListed = (path: string[]) => listed.has(`/${path.join('/')}`);
  const pagePatterns = pages.map(segments);
  const isPage = (path: string[]) => pagePatterns.some(pattern => idIn(pattern, path) !== null);

  /** Matches a product URL; null if it belongs to no resource. */
  const matchProduct = (pathname: string) => {
    const path = segments(pathname);
    return isListed(path) ? null : find(byProduct, path);
  };

  return {
    /** Converts a product URL to react-admin's path. */
    toInternal(pathname: string): string {
      const path = segments(pathname);
      if (isListed(path)) return pathname;
      const match = find(byProduct, path);
      if (match) return build(match.internal, match);
      if (isPage(path)) return pathname;
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
      const own = find(byProduct, path);
      // 'create' is never an id: `/promo/create` is react-admin's, though `/promo/:id` would match it.
      if (own && own.id !== 'create') return pathname;
      const match = isPage(path) ? null : find(byInternal, path);
      return match ? build(match.product, match) : (renamed[pathname] ?? pathname);
    },

    /** Returns the resource, action and id of a product URL. */
    matchProduct(pathname: string): RouteMatch | null {
      const match = matchProduct(pathname);
      return match && { resource: match.resource, action: match.action, id: match.id };
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

const build = (pattern: string[], { id }: Match) =>
  `/${pattern.map(segment => (segment === ':id' ? id : segment)).join('/')}`;

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

/** Rules by the first segment of their pattern, the most specific first: `/promo/add` also matches the pattern of a record's address. */
interface Index {
  key: 'product' | 'internal';
  byFirst: Map<string | undefined, Rule[]>;
}

function indexOf(rules: readonly Rule[], key: Index['key']): Index {
  const byFirst: Index['byFirst'] = new Map();
  for (const rule of rules.toSorted((a, b) => specificFirst(a[key], b[key]))) {
    const [first] = rule[key];
    byFirst.set(first, [...(byFirst.get(first) ?? []), rule]);
  }
  return { key, byFirst };
}

function find({ key, byFirst }: Index, path: string[]): Match | null {
  for (const rule of byFirst.get(path[0]) ?? []) {
    const id = idIn(rule[key], path);
    if (id !== null) return { ...rule, id };
  }
  return null;
}

/** Sorts a fixed segment before a parameter at the first difference. */
function specificFirst(a: string[], b: string[]): number {
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    const difference = Number(a[index] === ':id') - Number(b[index] === ':id');
    if (difference) return difference;
  }
  return 0;
}
