import { useNotify } from 'ra-core';
import { useEffect, useSyncExternalStore } from 'react';
import { englishFailures, onEnglishFailure } from './loadEnglish';

/** Notifies the user that English could not be loaded. React-admin sends its own notification outside its notification context. */
export const EnglishFailure = () => {
  const notify = useNotify();
  const failures = useSyncExternalStore(onEnglishFailure, englishFailures);
  useEffect(() => {
    if (failures > 0) notify('ra.notification.i18n_error', { type: 'error' });
  }, [failures, notify]);
  return null;
};
