import type {
  DefaultError,
  DefaultedQueryObserverOptions,
  QueryCache,
  QueryKey,
  QueryObserverOptions,
} from '@tanstack/react-query';
import { retryOnMount, staleAfter } from '../dataProvider/prefetch';
import { RestartingQueryClient } from '../dataProvider/RestartingQueryClient';
import type { AccessRecord, Can } from './createAuthProvider';
import { currentSession } from './session';

interface OneQuestion {
  resource: string;
  action: string;
}

/**
 * A query client that resolves react-admin's session and permission queries on the first render, since the session is in
 * memory. React-admin queries `canAccess` once per record; here all records with the same result share one cache entry.
 */
export class AccessQueryClient extends RestartingQueryClient {
  constructor(
    private readonly can: Can,
    queryCache?: QueryCache,
  ) {
    // a browser that thinks it is offline would pause queries silently; they should fail visibly
    const networkMode = 'always';
    super({
      ...(queryCache && { queryCache }),
      defaultOptions: {
        queries: { retry: retryUnreachable, networkMode, retryOnMount, staleTime: staleAfter },
        mutations: { networkMode },
      },
    });
  }

  override defaultQueryOptions<
    TQueryFnData = unknown,
    TError = DefaultError,
    TData = TQueryFnData,
    TQueryData = TQueryFnData,
    TQueryKey extends QueryKey = QueryKey,
    TPageParam = never,
  >(
    options:
      | QueryObserverOptions<TQueryFnData, TError, TData, TQueryData, TQueryKey, TPageParam>
      | DefaultedQueryObserverOptions<TQueryFnData, TError, TData, TQueryData, TQueryKey>,
  ): DefaultedQueryObserverOptions<TQueryFnData, TError, TData, TQueryData, TQueryKey> {
    // react-admin's key holds only the record's id; its options hold the record itself
    const { record } = options as { record?: AccessRecord };
    const response = options._defaulted ? undefined : this.known(options.queryKey, record);
    return super.defaultQueryOptions(
      response ? Object.assign({ ...options }, response, { staleTime: Number.POSITIVE_INFINITY }) : options,
    );
  }

  private known(key: QueryKey | undefined, record: AccessRecord | undefined) {
    const session = currentSession();
    if (key?.[0] !== 'auth' || !session) return undefined;
    switch (key[1]) {
      case 'checkAuth':
        return { initialData: true };
      case 'getPermissions':
        return { initialData: session.permissions };
      case 'canAccess':
        return Array.isArray(key[2])
          ? this.aboutMany(key[2] as string[], String(key[3]))
          : this.aboutOne(key[2] as OneQuestion, record);
      default:
        return undefined;
    }
  }

  private aboutOne({ resource, action }: OneQuestion, record: AccessRecord | undefined) {
    const response = this.can(resource, action, record);
    return {
      initialData: response,
      queryKey: ['auth', 'canAccess', resource, action, response],
    };
  }

  private aboutMany(resources: string[], action: string) {
    return {
      initialData: () => Object.fromEntries(resources.map(resource => [resource, this.can(resource, action)])),
      queryKey: ['auth', 'canAccess', resources, action],
    };
  }
}

/** Retries once if the server was unreachable; error responses are final. */
const retryUnreachable = (failures: number, error: unknown) =>
  failures < 1 && (error as { status?: number }).status === 0;
