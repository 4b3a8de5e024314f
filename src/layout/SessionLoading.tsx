import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { logout } from '../authProvider/logout';
import { onSessionChange, whyNoSession } from '../authProvider/session';
import { onExpired, whyExpired } from '../dataProvider/sessionExpiry';
import { Button } from '../ui/controls/Button';
import { Failed } from '../ui/states/Failed';
import { BlankLayout } from './SessionLayout';

/** How long loading may take before the page says so (ms). */
const SLOW_AFTER_MS = 1_500;

/**
 * In place of every page until the session is known: says that the server is slow, or why the session cannot be loaded, and lets the person
 * try again or sign out. Nothing is tried again by itself: people decide when, and a provider in trouble is left alone.
 */
export const SessionLoading = () => {
  const translate = useTranslate();
  const failure = useSyncExternalStore(onSessionChange, whyNoSession);
  const isExpired = useSyncExternalStore(onExpired, whyExpired) !== undefined;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSlow, SLOW_AFTER_MS, true);
    return () => clearTimeout(timer);
  }, []);
  const waits = failure === undefined;
  // 'Sesi Berakhir' says it all
  if (isExpired || (waits && !isSlow)) return null;
  return (
    <BlankLayout>
      <div role={waits ? 'status' : 'alert'}>
        <Failed
          title={translate(waits ? 'app.session_loading.slow' : 'app.session_loading.failed')}
          text={waits ? translate('app.session_loading.slow_text') : undefined}
          error={failure}
          onRetry={() => location.reload()}
          otherwise={<SignOut />}
        />
      </div>
    </BlankLayout>
  );
};

const SignOut = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      await logout();
    } catch {
      notify('app.logout.failed', { type: 'error' });
      setLeaving(false);
    }
  };
  return (
    <Button variant="text" disabled={leaving} onClick={() => void leave()}>
      {translate('app.layout.logout')}
    </Button>
  );
};
