import { and, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { email, fullName, password } from '../../../contract/core/fields';
import { validate } from '../../../contract/core/validate';
import { recordAudit } from '../../audit/recordAudit';
import { invalidInput } from '../../core/HttpError';
import type { Db } from '../../db/types';
import { roles } from '../role/table';
import { hashPassword } from './passwords';
import { users } from './table';

const input = z.object({
  name: fullName.meta({ title: 'Nama' }),
  email: email.meta({ title: 'Email' }),
  password: password.meta({ title: 'Kata sandi' }),
});

/**
 * Makes the first account of an installation, a super admin: what `npm run admin:create` does.
 *
 * @throws HttpError 422 where a field breaks its rule or the address is taken.
 */
export async function createAdmin(db: Db, given: z.input<typeof input>): Promise<{ id: string; email: string }> {
  const checked = validate(input, given);
  if (!checked.ok) throw invalidInput(checked.errors);
  const { value } = checked;
  const password_hash = await hashPassword(value.password);
  return db.transaction(async tx => {
    const [taken] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(sql`lower(${users.email})`, value.email), isNull(users.deleted_at)));
    if (taken) throw invalidInput({ email: 'Email ini sudah dipakai akun lain' });
    const [role] = await tx.select({ id: roles.id }).from(roles).where(eq(roles.code, 'super_admin'));
    const [account] = await tx
      .insert(users)
      .values({
        name: value.name,
        email: value.email,
        password_hash,
        password_changed_at: new Date().toISOString(),
        role_id: role!.id,
      })
      .returning({ id: users.id, email: users.email });
    const server = { user_id: null, name: 'admin:create', session_id: null, request_id: 'admin:create', ip: null };
    await recordAudit(tx, server, { action: 'create', entity: 'account', entity_id: account!.id, label: value.email });
    return account!;
  });
}
