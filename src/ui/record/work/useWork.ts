import { useSyncExternalStore } from 'react';
import { workApi } from '../../../../contract/dashboard/workApi';
import { sessionIsShort } from '../../../authProvider/passwordState';
import { onSessionChange } from '../../../authProvider/session';
import { useEndpointQuery } from '../../../dataProvider/useEndpointQuery';

const REFRESH_MS = 60_000;

/** Returns the work waiting for the user, fetched once for all components that show it; nothing while the session is restricted. */
export function useWork() {
  const enabled = !useSyncExternalStore(onSessionChange, sessionIsShort);
  return useEndpointQuery(
    workApi.list,
    {},
    { enabled, refetchInterval: REFRESH_MS, retry: false, meta: { quiet: true } },
  );
}
