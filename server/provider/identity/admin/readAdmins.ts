import type { z } from 'zod';
import type { Page } from '../../../../contract/core/answer';
import type { Admin, adminQuery } from '../../../../contract/identity/admin';
import type { Db } from '../../../db/types';
import { findAccount } from '../account/lockAccount';
import { adminList } from './adminList';

type Query = z.output<typeof adminQuery>;

const present = { present: 'yes' } as const;

/** Reads staff accounts, excluding deleted ones. */
export function readAdmins(db: Db) {
  const list = adminList(db);
  return {
    entity: list.entity,
    page: (query: Query): Promise<Page<Admin>> => list.page({ ...query, ...present }),
    whole: (query: Omit<Query, 'page' | 'limit'>) => list.whole({ ...query, ...present }),
    /** @throws HttpError 404 */
    async find(id: string): Promise<Admin> {
      await findAccount(db, id);
      return list.find(id);
    },
  };
}
