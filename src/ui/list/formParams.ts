import type { Identifier } from 'ra-core';

/** Query parameters of a list that open a form over it: for a new record, and for the record with the given id. */
const ADD = 'tambah';
const CHANGE = 'ubah';

export const FORM_PARAMS: readonly string[] = [ADD, CHANGE];

/** Returns the form that a list's address opens over it: the id of a record, `new`, or null for none. */
export function formIn(search: string): { id: string } | 'new' | null {
  const params = new URLSearchParams(search);
  const id = params.get(CHANGE);
  if (id) return { id };
  return params.has(ADD) ? 'new' : null;
}

/** Returns a list's query string with a form over it: for the record with `id`, for a new one without `id`, or none if `id` is null. */
export function withForm(search: string, id?: Identifier | null): string {
  const params = new URLSearchParams(search);
  for (const name of FORM_PARAMS) params.delete(name);
  if (id === undefined) params.set(ADD, '1');
  else if (id !== null) params.set(CHANGE, String(id));
  return params.size > 0 ? `?${params}` : '';
}
