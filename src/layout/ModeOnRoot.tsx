import { useEffect } from 'react';
import { showMode } from '../theme/storedMode';
import { useMode } from '../theme/useMode';

/** Sets react-admin's light or dark mode on the root element for the style sheets. */
export const ModeOnRoot = () => {
  const [mode] = useMode();
  useEffect(() => showMode(mode), [mode]);
  return null;
};
