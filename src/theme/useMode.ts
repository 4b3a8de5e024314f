import { useStore } from 'ra-core';
import { useMedia } from '../browser/useMedia';
import type { Mode } from './tokens';

/** Light or dark, and how to choose: react-admin's `useTheme` without Material UI. The system's until a person chooses. */
export function useMode() {
  const system: Mode = useMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  return useStore<Mode>('theme', system);
}
