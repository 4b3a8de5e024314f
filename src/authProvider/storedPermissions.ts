const KEY = 'permissions';

/**
 * Stores the names of the user's permissions in local storage, separated by commas (points 3 and 6), for scripts and
 * other tabs. No access decision relies on them: pages check the session, and the server makes its own checks.
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
