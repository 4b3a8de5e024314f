import type { Mode } from './tokens';

/** Where react-admin's store keeps the mode that a person chose. */
const STORE_KEY = 'RaStore.theme';

/** The chosen mode, or undefined while the system's holds. A locked or broken storage counts as no choice. */
export function storedMode(): Mode | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORE_KEY) ?? 'null');
    return value === 'light' || value === 'dark' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Puts the mode on the root, where `tokens.css` reads it; without one the system's preference holds. */
export function showMode(mode: Mode | undefined = storedMode()): void {
  if (mode) document.documentElement.dataset.theme = mode;
  else delete document.documentElement.dataset.theme;
}
