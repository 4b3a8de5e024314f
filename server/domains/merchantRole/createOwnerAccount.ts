import { and, eq } from 'drizzle-orm';
import { toLocalPhone } from '../../../contract/core/phone';
import { merchantRoleErrors } from '../../../contract/merchantRoleErrors';
import { HttpError } from '../../core/HttpError';
import type { Tx } from '../../db/types';
import { merchants } from '../merchant/table';
import { merchant_accounts, merchant_roles } from './table';

/** The `code` of the role assigned to a merchant's owner. */
const OWNER_ROLE = 'pemilik';

interface Owner {
  merchant_id: string;
  owner_id: string;
  name: string;
  phone: string;
  email: string | null;
}

/**
 * Creates an owner's account for the merchant app. A phone number belongs to at most one account, so an owner who already has one for
 * another merchant keeps it.
 *
 * @throws HttpError 409 if the number belongs to the account of someone else's merchant
 */
export async function createOwnerAccount(tx: Tx, { merchant_id, owner_id, name, phone, email }: Owner): Promise<void> {
  const [role] = await tx
    .select({ id: merchant_roles.id })
    .from(merchant_roles)
    .where(eq(merchant_roles.code, OWNER_ROLE));
  if (!role) throw new HttpError(409, merchantRoleErrors.ownerRoleMissing());
  const [created] = await tx
    .insert(merchant_accounts)
    .values({ merchant_id, role_id: role.id, name, phone, email })
    .onConflictDoNothing()
    .returning({ id: merchant_accounts.id });
  if (created) return;
  const [existing] = await tx
    .select({ owner_id: merchants.owner_id })
    .from(merchant_accounts)
    .innerJoin(merchants, eq(merchants.id, merchant_accounts.merchant_id))
    .where(and(eq(merchant_accounts.phone, phone), eq(merchant_accounts.is_active, true)));
  if (existing?.owner_id !== owner_id)
    throw new HttpError(409, merchantRoleErrors.phoneTaken({ phone: toLocalPhone(phone) }), {
      data: { reason: 'phone' },
    });
}
