/** Returns the usual product URLs of a list and its form: `/banner`, `/banner/add`, `/banner/edit/:id?`. */
export const crudPaths = <const Base extends `/${string}`>(base: Base) =>
  ({ list: base, create: `${base}/add`, edit: `${base}/edit/:id?` }) as const;
