import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import type { Tx } from '../../../db/types';
import { announceRights } from '../../../live/channel';
import type { AccountRow } from './lockAccount';
import { users } from './table';

type Values<Name extends keyof AccountRow> = { [Field in Name]?: AccountRow[Field] | SQL };

/** Fields that people edit. */
type EditableField = 'name' | 'email' | 'phone' | 'photo_url' | 'role_id' | 'region_code' | 'is_active' | 'locale';
/** Fields that no form edits, so changing them does not raise the version. */
type DerivedField = 'password_hash' | 'password_changed_at' | 'second_factor_at' | 'last_login_at' | 'invited_at';

/** Adds an account. A taken address violates one of `accountConstraints`. */
export async function insertAccount(tx: Tx, values: PgInsertValue<typeof users>): Promise<AccountRow> {
  const [row] = await tx.insert(users).values(values).returning();
  return row!;
}

/** Saves an edit of a locked account and raises its version; open consoles hear of another role or region. @returns the updated account */
export async function updateAccount(tx: Tx, row: AccountRow, values: Values<EditableField>): Promise<AccountRow> {
  const [after] = await tx
    .update(users)
    .set({ ...values, version: row.version + 1, updated_at: sql`now()` })
    .where(eq(users.id, row.id))
    .returning();
  if (after!.role_id !== row.role_id || after!.region_code !== row.region_code) await announceRights(tx, row.id);
  return after!;
}

/** Saves derived fields. The version stays, so that an open form can still be saved. */
export async function setAccountFields(tx: Tx, id: string, values: Values<DerivedField>): Promise<void> {
  await tx.update(users).set(values).where(eq(users.id, id));
}

/** Deletes an account's personal data. The row stays with its name, since records refer to it; its address becomes free again. */
export async function eraseAccount(tx: Tx, row: AccountRow): Promise<void> {
  await tx
    .update(users)
    .set({
      is_active: false,
      deleted_at: sql`now()`,
      role_id: null,
      password_hash: null,
      phone: null,
      photo_url: null,
      version: row.version + 1,
      updated_at: sql`now()`,
    })
    .where(eq(users.id, row.id));
}
