import { useRouterProvider } from 'ra-core';
import type { ReactNode } from 'react';
import type { Slug } from '../../contract/rights/permissions';
import { holdsAny } from '../authProvider/session';

interface GuardProps {
  /** Undefined if the page has no endpoint; then nobody may open it. */
  slugs: readonly Slug[] | undefined;
  children: ReactNode;
}

/** Redirects users without any of a page's slugs to /unauthorized, which names the missing permission. */
export function Guard({ slugs, children }: GuardProps) {
  const { Navigate } = useRouterProvider();
  if (slugs && holdsAny(slugs)) return children;
  return <Navigate to={unauthorizedAddress(slugs)} replace />;
}

/** Returns the address of the page that refuses access, such as `/unauthorized?right=can_update_banner`. */
export const unauthorizedAddress = (slugs: readonly Slug[] = []) =>
  slugs[0] ? `/unauthorized?right=${slugs[0]}` : '/unauthorized';
