/** The query of an address; arrays are repeated, empty values left out, dates are ISO. */
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
