/**
 * Product URLs of a resource by action, with `:id` where the record's id stands; `:id?` is printed as the specification's `{id?}`,
 * and such an address without an id is not a page. Keys besides list, create, edit and show are pages below a record.
 */
export type ResourcePaths = { list?: string; create?: string; edit?: string; show?: string } & Record<string, string>;

/** As `spec/routes.tsv` spells it: `/banner/edit/{id?}`. */
export const specSpelling = (path: string) => path.replace(/:(\w+\??)/g, '{$1}');
