import { useRouterProvider } from 'ra-core';
import { type ReactNode, useSyncExternalStore } from 'react';
import { passwordHasEnded, secondFactorIsMissing } from '../authProvider/passwordState';
import { currentSession, onSessionChange } from '../authProvider/session';
import { useAddress } from '../catalogue/useAddress';

/** Where a session whose password has ended may be: changing it, or leaving. */
const whileEnded = ['/reset-password', '/profile', '/logout', '/password/forgot'];
/** Where one without its second factor may be. */
const whileMissing = ['/account', '/logout', '/password/forgot'];

/** Leads a session that is short of something to where that is mended; the server refuses it everything else. */
export const SessionGate = ({ children }: { children: ReactNode }) => {
  const { Navigate } = useRouterProvider();
  const address = useAddress();
  useSyncExternalStore(onSessionChange, currentSession);
  if (passwordHasEnded()) return whileEnded.includes(address) ? children : <Navigate to="/reset-password" replace />;
  if (secondFactorIsMissing()) return whileMissing.includes(address) ? children : <Navigate to="/account" replace />;
  return children;
};
