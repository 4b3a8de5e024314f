import type { Identifier } from 'ra-core';

/** Parameters of a list's address that open a form over it: for a new record, and for the record with that id. */
const ADD = 'tambah';
const CHANGE = 'ubah';

export const FORM_PARAMS: readonly string[] = [ADD, CHANGE];

/** What a list's address opens over it: the id of a record, `new`, or nothing. */
export function formIn(search: string): { id: string } | 'new' | null {
  const params = new URLSearchParams(search);
  const id = params.get(CHANGE);
  if (id) return { id };
  return params.has(ADD) ? 'new' : null;
}

/** The search part of a list's address with a form over it, without an id that of a new record; with null without any. */
export function withForm(search: string, id?: Identifier | null): string {
  const params = new URLSearchParams(search);
  for (const name of FORM_PARAMS) params.delete(name);
  if (id === undefined) params.set(ADD, '1');
  else if (id !== null) params.set(CHANGE, String(id));
  return params.size > 0 ? `?${params}` : '';
}
