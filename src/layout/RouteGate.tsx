import { useRouterProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { holdsAny } from '../authProvider/session';
import { useAddress } from '../catalogue/useAddress';
import { Guard } from './Guard';
import { useMenu } from '../catalogue/useMenu';
import { routeAccess } from '../catalogue/routeAccess';

/**
 * Lets through who may open the present page, of whatever kind; others go to /unauthorized. Who may not see the dashboard, where
 * everyone lands after signing in, goes to the first page of their menu.
 */
export function RouteGate({ children }: { children: ReactNode }) {
  const { Navigate } = useRouterProvider();
  const pathname = useAddress();
  const first = useMenu()[0];
  const slugs = routeAccess(pathname);
  if (pathname === '/dashboard' && slugs && !holdsAny(slugs) && first)
    return <Navigate to={first.children?.[0]?.to ?? first.to} replace />;
  return slugs === null ? children : <Guard slugs={slugs}>{children}</Guard>;
}
