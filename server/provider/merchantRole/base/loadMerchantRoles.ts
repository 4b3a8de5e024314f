import { sql } from 'drizzle-orm';
import { bulkInsert } from '../../../db/bulkInsert';
import type { Tx } from '../../../db/types';
import { stableId } from '../../../store/stableId';
import { merchant_roles } from '../table';
import { merchantRoles } from './merchantRoles';

const rows = merchantRoles.map(({ rights, ...role }, index) => ({
  ...role,
  id: stableId('merchant_role', role.code),
  rights: [...rights],
  position: index + 1,
}));

/** Changes with the roles in the code, upon which they are reloaded. */
export const merchantRolesVersion = stableId('merchant roles', JSON.stringify(rows));

/** Loads the roles of merchants' accounts; the definitions in the code overwrite those in the database. */
export const loadMerchantRoles = (tx: Tx): Promise<void> =>
  bulkInsert(
    tx,
    merchant_roles,
    rows,
    sql`on conflict (code) do update set name = excluded.name, description = excluded.description, rights = excluded.rights,
      position = excluded.position, version = merchant_roles.version + 1, updated_at = now()`,
  );
