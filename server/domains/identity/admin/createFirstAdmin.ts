import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { email, fullName, password } from '../../../../contract/core/fields';
import { validate } from '../../../../contract/core/validate';
import { SUPER_ADMIN } from '../../../../contract/rights/superAdmin';
import { recordAudit } from '../../../audit/recordAudit';
import { invalidInput } from '../../../core/HttpError';
import type { Db } from '../../../db/types';
import { inTransaction } from '../../../store/inTransaction';
import { accountConstraints } from '../account/table';
import { insertAccount } from '../account/writeAccount';
import { hashPassword } from '../password/passwordHash';
import { roles } from '../role/table';

const input = z.object({
  name: fullName(100).meta({ title: 'Nama' }),
  email: email.meta({ title: 'Email' }),
  password: password.meta({ title: 'Kata sandi' }),
});

/**
 * Creates the first account of an installation, a super admin, for `npm run admin:create`.
 *
 * @throws HttpError 422 if a field is invalid or the address is taken
 */
export async function createFirstAdmin(db: Db, given: z.input<typeof input>): Promise<{ id: string; email: string }> {
  const checked = validate(input, given);
  if (!checked.ok) throw invalidInput(checked.fields);
  const { value } = checked;
  const password_hash = await hashPassword(value.password);
  return inTransaction(
    db,
    async tx => {
      const [role] = await tx.select({ id: roles.id }).from(roles).where(eq(roles.code, SUPER_ADMIN));
      const { id, email } = await insertAccount(tx, {
        name: value.name,
        email: value.email,
        password_hash,
        password_changed_at: new Date().toISOString(),
        role_id: role!.id,
      });
      const server = { user_id: null, name: 'admin:create', session_id: null, request_id: 'admin:create', ip: null };
      await recordAudit(tx, server, { action: 'create', entity: 'account', entity_id: id, label: email });
      return { id, email };
    },
    accountConstraints,
  );
}
