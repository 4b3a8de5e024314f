import type { Mode } from './tokens';

/** Key under which react-admin's store keeps the chosen mode. */
const STORE_KEY = 'RaStore.theme';

/** Returns the chosen mode, or undefined if the system's applies. Blocked or invalid storage counts as no choice. */
export function storedMode(): Mode | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORE_KEY) ?? 'null');
    return value === 'light' || value === 'dark' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Sets the mode on the root, where `tokens.css` reads it; without one the system's preference applies. */
export function showMode(mode: Mode | undefined = storedMode()): void {
  if (mode) document.documentElement.dataset.theme = mode;
  else delete document.documentElement.dataset.theme;
}
