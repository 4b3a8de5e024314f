import { useRouterProvider } from 'ra-core';
import type { ReactNode } from 'react';
import type { Slug } from '../../contract/rights/permissions';
import { holdsAny } from '../authProvider/session';

interface GuardProps {
  /** Undefined where no call stands behind the page: then nobody may. */
  slugs: readonly Slug[] | undefined;
  children: ReactNode;
}

/** Leads to /unauthorized who holds none of a page's slugs. React-admin guards list, create, edit and show itself. */
export function Guard({ slugs, children }: GuardProps) {
  const { Navigate } = useRouterProvider();
  return slugs && holdsAny(slugs) ? children : <Navigate to="/unauthorized" replace />;
}
