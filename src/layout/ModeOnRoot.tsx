import { useEffect } from 'react';
import { useTheme } from 'react-admin';
import { showMode } from '../theme/storedMode';

/** Sets react-admin's light or dark mode on the root element, for the style sheets. */
export const ModeOnRoot = () => {
  const [mode] = useTheme();
  useEffect(() => showMode(mode), [mode]);
  return null;
};
