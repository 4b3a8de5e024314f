import { useRouterProvider } from 'ra-core';
import type { ReactNode } from 'react';
import type { Slug } from '../../contract/rights/permissions';
import { holdsAny } from '../authProvider/session';

interface GuardProps {
  /** Undefined where no call stands behind the page: then nobody may. */
  slugs: readonly Slug[] | undefined;
  children: ReactNode;
}

/** Leads who holds none of a page's slugs to /unauthorized, which names the right that is missing. */
export function Guard({ slugs, children }: GuardProps) {
  const { Navigate } = useRouterProvider();
  if (slugs && holdsAny(slugs)) return children;
  return <Navigate to={unauthorizedAddress(slugs)} replace />;
}

/** `/unauthorized?right=can_update_banner` */
export const unauthorizedAddress = (slugs: readonly Slug[] = []) =>
  slugs[0] ? `/unauthorized?right=${slugs[0]}` : '/unauthorized';
