import { useEffect } from 'react';
import { useTheme } from 'react-admin';
import { showMode } from '../theme/storedMode';

/** Carries react-admin's light or dark to the root, where the colours' style sheet reads it. */
export const ModeOnRoot = () => {
  const [mode] = useTheme();
  useEffect(() => showMode(mode), [mode]);
  return null;
};
