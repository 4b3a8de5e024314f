/** Local storage key of the chosen CBU (an owner's id), kept for as long as the user stays signed in (point 3). */
const KEY = 'selected_cbu';

/** Returns the chosen CBU, or null if there is none. */
export const keptOwner = (): string | null => localStorage.getItem(KEY);

/** Stores the chosen CBU, or removes it if `id` is undefined. */
export function keepOwner(id: string | undefined): void {
  if (id) localStorage.setItem(KEY, id);
  else localStorage.removeItem(KEY);
}
