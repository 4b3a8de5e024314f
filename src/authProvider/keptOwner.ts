/** Point 3: the chosen CBU (an owner's id) is kept in local storage under this name, as long as the person stays signed in. */
const KEY = 'selected_cbu';

export const keptOwner = (): string | null => localStorage.getItem(KEY);

/** Keeps it; undefined where none is chosen. */
export function keepOwner(id: string | undefined): void {
  if (id) localStorage.setItem(KEY, id);
  else localStorage.removeItem(KEY);
}
