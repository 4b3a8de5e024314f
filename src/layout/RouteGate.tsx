import { useRouterProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { holdsAny } from '../authProvider/session';
import { useAddress, useCatalogue } from '../catalogue/CatalogueContext';
import { useMenu } from '../catalogue/useMenu';
import { Guard } from './Guard';

/**
 * Guards every page: redirects users without permission to /unauthorized, or, from the dashboard, where everyone lands after signing in,
 * to the first page of their menu.
 */
export function RouteGate({ children }: { children: ReactNode }) {
  const { Navigate } = useRouterProvider();
  const { routeAccess } = useCatalogue();
  const pathname = useAddress();
  const first = useMenu()[0];
  const slugs = routeAccess(pathname);
  if (pathname === '/dashboard' && slugs && !holdsAny(slugs) && first)
    return <Navigate to={first.children?.[0]?.to ?? first.to} replace />;
  return slugs === null ? children : <Guard slugs={slugs}>{children}</Guard>;
}
