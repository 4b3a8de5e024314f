import { useRouterProvider } from 'ra-core';
import type { ReactNode } from 'react';
import type { Slug } from '../../contract/rights/permissions';
import { holdsAny } from '../authProvider/session';

interface GuardProps {
  /** Undefined if the page has no endpoint: then nobody may open it. */
  slugs: readonly Slug[] | undefined;
  children: ReactNode;
}

/** Redirects a person without any of a page's slugs to /unauthorized, which names the missing right. */
export function Guard({ slugs, children }: GuardProps) {
  const { Navigate } = useRouterProvider();
  if (slugs && holdsAny(slugs)) return children;
  return <Navigate to={unauthorizedAddress(slugs)} replace />;
}

/** `/unauthorized?right=can_update_banner` */
export const unauthorizedAddress = (slugs: readonly Slug[] = []) =>
  slugs[0] ? `/unauthorized?right=${slugs[0]}` : '/unauthorized';
