const KEY = 'permissions';

/**
 * Keeps the names of the person's permissions in local storage, separated by commas (points 3 and 6), for scripts and
 * other tabs. Nothing is decided by them: pages ask the session, the server asks itself.
 */
export function storePermissions(names: readonly string[]): void {
  try {
    localStorage.setItem(KEY, names.join(','));
  } catch {
    // full or blocked
  }
}

export function forgetPermissions(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // blocked
  }
}

/** Whether at least one of the names is in the stored list; an empty list allows everything. */
export function isStored(names: readonly string[]): boolean {
  if (names.length === 0) return true;
  try {
    const stored = localStorage.getItem(KEY)?.split(',') ?? [];
    return names.some(name => stored.includes(name));
  } catch {
    return false;
  }
}
