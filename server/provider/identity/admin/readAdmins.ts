import type { QueryOf } from '../../../../contract/core/endpoint';
import type { adminApi } from '../../../../contract/identity/admin';
import type { Db } from '../../../db/types';
import { findAccount } from '../account/lockAccount';
import { adminList } from './adminList';

type Query = QueryOf<typeof adminApi.list>;

const present = { present: 'yes' } as const;

/** Reads staff accounts, excluding deleted ones. */
export function readAdmins(db: Db) {
  const list = adminList(db);
  return {
    entity: list.entity,
    page: (query: Query) => list.page({ ...query, ...present }),
    whole: (query: Omit<Query, 'page' | 'limit'>) => list.whole({ ...query, ...present }),
    /** @throws HttpError 404 */
    async find(id: string) {
      await findAccount(db, id);
      return list.find(id);
    },
  };
}
