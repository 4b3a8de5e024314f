import { useStore } from 'ra-core';
import { useMedia } from '../browser/useMedia';
import type { Mode } from './tokens';

/** Light or dark mode and its setter: react-admin's `useTheme` without Material UI. Follows the system until the user chooses. */
export function useMode() {
  const system: Mode = useMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  return useStore<Mode>('theme', system);
}
