import type {
  DefaultError,
  DefaultedQueryObserverOptions,
  QueryCache,
  QueryKey,
  QueryObserverOptions,
} from '@tanstack/react-query';
import { staleAfter } from '../dataProvider/fetchAhead';
import { RestartingQueryClient } from '../dataProvider/RestartingQueryClient';
import type { AccessRecord, Can } from './createAuthProvider';
import { currentSession } from './session';

interface OneQuestion {
  resource: string;
  action: string;
}

/**
 * React-admin reads session and rights through queries, `canAccess` with one per record. The session is in memory,
 * so these queries are answered on the first render, from one cache entry for all records with the same result.
 */
export class AccessQueryClient extends RestartingQueryClient {
  constructor(
    private readonly can: Can,
    queryCache?: QueryCache,
  ) {
    // a browser that believes itself offline would pause queries silently; they should fail visibly
    const networkMode = 'always';
    super({
      ...(queryCache && { queryCache }),
      defaultOptions: {
        queries: { retry: retryUnreachable, networkMode, staleTime: staleAfter },
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
    // react-admin's key holds the record's id alone, its options the record
    const { record } = options as { record?: AccessRecord };
    const answer = options._defaulted ? undefined : this.known(options.queryKey, record);
    return super.defaultQueryOptions(
      answer ? Object.assign({ ...options }, answer, { staleTime: Number.POSITIVE_INFINITY }) : options,
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
    const answer = this.can(resource, action, record);
    return {
      initialData: answer,
      queryKey: ['auth', 'canAccess', resource, action, answer],
    };
  }

  private aboutMany(resources: string[], action: string) {
    return {
      initialData: () => Object.fromEntries(resources.map(resource => [resource, this.can(resource, action)])),
      queryKey: ['auth', 'canAccess', resources, action],
    };
  }
}

/** Retries once if the server was unreachable; its errors are final. */
const retryUnreachable = (failures: number, error: unknown) =>
  failures < 1 && (error as { status?: number }).status === 0;
