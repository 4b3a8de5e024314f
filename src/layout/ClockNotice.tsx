import { useLocale, useNotify } from 'ra-core';
import { useEffect } from 'react';
import { clockAhead, now } from '../../contract/core/now';
import { formatDate } from '../i18n/dates';

/** Difference (ms) from which people notice that two clocks disagree. */
const FAR_MS = 300_000;
const NAMED = 'clock_named';

/** Says once per tab that this device's clock is far off, and that the server's time is the one that counts. */
export const ClockNotice = () => {
  const notify = useNotify();
  const locale = useLocale();
  useEffect(() => {
    if (Math.abs(clockAhead()) < FAR_MS || sessionStorage.getItem(NAMED)) return;
    sessionStorage.setItem(NAMED, '1');
    const [here, right] = [now() - clockAhead(), now()].map(time => formatDate(time, 'moment', locale));
    notify('app.clock.off', { type: 'warning', messageArgs: { here, right } });
  }, [notify, locale]);
  return null;
};
