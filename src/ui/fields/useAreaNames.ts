import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { type Area, areaApi } from '../../../contract/area/areaApi';
import { REGIONS } from '../../../contract/area/region';
import { call } from '../../dataProvider/call';
import { hasForeignRecords } from '../../dataProvider/isOffered';
import { MISSING } from '../../i18n/numbers';

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

/** Returns the name of one area, a dash for null; rerenders only when that name arrives. */
export function useAreaName(code: string | null): string {
  const names = useNames();
  useEffect(() => names.ask(code ? [code] : []), [names, code]);
  return useSyncExternalStore(names.subscribe, () => (code ? nameIn(names.loaded(), code) : MISSING));
}

interface AreaList {
  endpoint: (typeof areaApi)[keyof typeof areaApi];
  params?: { id: string };
}

interface NamedArea extends Area {
  short_name?: string;
}

const OURS: Readonly<Record<string, string>> = REGIONS;
const isKnown = (code: string) => !hasForeignRecords() && Object.hasOwn(OURS, code);

/**
 * Returns the lists that may contain an area, by the number of parts in its code. Our own regions are known; a provider has its own
 * region names, and its codes need not have parts.
 */
function listsOf(code: string): readonly AreaList[] {
  if (isKnown(code)) return [];
  const parts = code.split('.');
  const params = { id: parts.slice(0, -1).join('.') };
  if (parts.length > 2) return [{ endpoint: parts.length === 3 ? areaApi.districtsOf : areaApi.villagesOf, params }];
  const wide = [{ endpoint: areaApi.provinces }, { endpoint: areaApi.regencies }] as const;
  return hasForeignRecords() ? [{ endpoint: areaApi.regions }, ...wide] : [wide[parts.length - 1]!];
}

/**
 * The names of areas, from the lists requested so far. Every table cell that names an area subscribes here: a separate query per cell
 * would take longer than the rest of the row.
 */
class AreaNames {
  #names: ReadonlyMap<string, string> = new Map();
  readonly #asked = new Set<string>();
  readonly #listeners = new Set<() => void>();

  constructor(private readonly queryClient: QueryClient) {}

  /** Returns the names loaded so far; a new map whenever a list arrives. */
  readonly loaded = () => this.#names;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Requests the lists of these areas that have not been requested yet or failed to load. */
  ask(codes: readonly string[]): void {
    for (const list of codes.flatMap(listsOf)) {
      const key = `${list.endpoint.call} ${list.params?.id ?? ''}`;
      if (this.#asked.has(key)) continue;
      this.#asked.add(key);
      this.#load(list).catch(() => this.#asked.delete(key));
    }
  }

  async #load({ endpoint, params }: AreaList) {
    const { list } = await this.queryClient.fetchQuery({
      queryKey: [endpoint.call, params, undefined],
      queryFn: (): Promise<{ list: NamedArea[] }> => call(endpoint, params ? { params: params as never } : {}),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    });
    this.#names = new Map([
      ...this.#names,
      ...list.map(({ id, name, short_name }) => [id, short_name ?? name] as const),
    ]);
    for (const listener of this.#listeners) listener();
  }
}

/** Returns an area's name; the code itself until its list is loaded. */
const nameIn = (names: ReadonlyMap<string, string>, code: string): string =>
  (isKnown(code) ? OURS[code] : names.get(code)) ?? code;
