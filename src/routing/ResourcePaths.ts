/**
 * Product URLs of a resource by action, with `:id` for the record's id. `:id?` is printed as the specification's `{id?}`; such an address
 * without an id is not a page. Keys besides list, create, edit and show are pages below a record.
 */
export type ResourcePaths = { list?: string; create?: string; edit?: string; show?: string } & Record<string, string>;

/** Returns a page's address without its optional id (`/banner/edit` for `/banner/edit/:id?`), or null if the id is required. */
export const withoutId = (path: string) => (path.includes(':id?') ? path.replace('/:id?', '') : null);

/** Formats a path as in `spec/routes.tsv`: `/banner/edit/{id?}`. */
export const specSpelling = (path: string) => path.replace(/:(\w+\??)/g, '{$1}');
