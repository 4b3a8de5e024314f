/** Builds a URL query string: arrays become repeated parameters, empty values are omitted, dates are ISO 8601. */
export function queryString(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '')
        search.append(name, one instanceof Date ? one.toISOString() : String(one));
    }
  }
  return search.toString();
}
