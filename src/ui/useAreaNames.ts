import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { AreaNames, nameIn } from './AreaNames';

const ofClient = new WeakMap<QueryClient, AreaNames>();

function useNames() {
  const client = useQueryClient();
  const names = ofClient.get(client) ?? new AreaNames(client);
  ofClient.set(client, names);
  return names;
}

/** Returns the names of areas by code; the code itself until its list is loaded. */
export function useAreaNames(codes: readonly string[]): (code: string) => string {
  const names = useNames();
  const key = codes.join(' ');
  useEffect(() => names.ask(key ? key.split(' ') : []), [names, key]);
  const loaded = useSyncExternalStore(names.subscribe, names.loaded);
  return useCallback(code => nameIn(loaded, code), [loaded]);
}

/** Returns the name of one area; rerenders only when that name arrives. */
export function useAreaName(code: string): string {
  const names = useNames();
  useEffect(() => names.ask([code]), [names, code]);
  return useSyncExternalStore(names.subscribe, () => nameIn(names.loaded(), code));
}
