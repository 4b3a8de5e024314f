/** Returns the part of a list's query string that a view stores: filters, sort, page size and columns, but not the page. */
export function viewQuery(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  for (const [name, value] of [...params]) if (value === '' || value === '{}') params.delete(name);
  params.sort();
  return params.toString();
}

/** Whether a list's state matches a view. */
export const sameView = (query: string, search: string) => viewQuery(query) === viewQuery(search);
