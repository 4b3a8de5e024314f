import { useRouterProvider } from 'ra-core';
import { type ReactNode, useSyncExternalStore } from 'react';
import { passwordHasEnded, secondFactorIsMissing } from '../authProvider/passwordState';
import { currentSession, onSessionChange } from '../authProvider/session';
import { useAddress } from '../catalogue/CatalogueContext';

/** Pages that a session with an expired password may open. */
const whileEnded = ['/reset-password', '/profile', '/logout', '/password/forgot'];
/** Pages that a session without its required second factor may open. */
const whileMissing = ['/account', '/logout', '/password/forgot'];

/** Redirects a restricted session to the page that lifts the restriction; the server rejects everything else. */
export const SessionGate = ({ children }: { children: ReactNode }) => {
  const { Navigate } = useRouterProvider();
  const address = useAddress();
  useSyncExternalStore(onSessionChange, currentSession);
  if (passwordHasEnded()) return whileEnded.includes(address) ? children : <Navigate to="/reset-password" replace />;
  if (secondFactorIsMissing()) return whileMissing.includes(address) ? children : <Navigate to="/account" replace />;
  return children;
};
