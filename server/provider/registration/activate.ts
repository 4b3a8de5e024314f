import { and, eq, sql } from 'drizzle-orm';
import { toLocalPhone } from '../../../contract/core/phone';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import { HttpError } from '../../core/HttpError';
import type { Tx } from '../../db/types';
import { numberAfter } from '../../store/nextNumber';
import { merchants, owners } from '../merchant/table';
import { merchant_accounts, merchant_roles } from '../merchantRole/table';
import type { RegistrationRow } from './lockRegistration';
import { merchant_documents } from './table';

interface Made {
  id: string;
  owner_id: string;
}

/** The role of whoever owns the shop. */
const OWNER_ROLE = 'pemilik';

/**
 * Makes what an approved registration becomes: the merchant, its owner (found by phone, else made) with an account to sign in to the
 * merchant app, and the papers' new home.
 *
 * @returns the merchant's id and number
 * @throws HttpError 409 where the phone signs in to a shop of someone else
 */
export async function activate(tx: Tx, row: RegistrationRow, actor: Actor): Promise<{ id: string; number: string }> {
  const owner_id = await ownerOf(tx, row, actor);
  const { name, type_code, phone, email, opening_hours, bank_name, bank_account, bank_account_name } = row;
  const { address, region_code, province_code, regency_code, district_code, village_code, latitude, longitude } = row;
  const place = { address, region_code, province_code, regency_code, district_code, village_code, latitude, longitude };
  const values = { name, type_code, owner_id, phone, email, opening_hours, bank_name, bank_account_name, ...place };
  const number = await numberAfter(tx, merchants.number, 'MRC-', '', 6);
  const [merchant] = await tx
    .insert(merchants)
    .values({ ...values, number, bank_account, joined_at: sql`now()` as never, updated_by: actor.user_id })
    .returning({ id: merchants.id });
  const { id } = merchant!;
  await recordAudit(tx, actor, {
    action: 'create',
    entity: 'merchant',
    entity_id: id,
    label: name,
    after: { number, ...values },
  });
  await openAccount(tx, row, { id, owner_id });
  await tx.update(merchant_documents).set({ merchant_id: id }).where(eq(merchant_documents.registration_id, row.id));
  return { id, number };
}

async function ownerOf(tx: Tx, { owner_name: name, phone, email }: RegistrationRow, actor: Actor): Promise<string> {
  const [made] = await tx
    .insert(owners)
    .values({ name, phone, email })
    .onConflictDoNothing({ target: owners.phone })
    .returning({ id: owners.id });
  if (made) {
    await recordAudit(tx, actor, {
      action: 'create',
      entity: 'owner',
      entity_id: made.id,
      label: name,
      after: { name, phone, email },
    });
    return made.id;
  }
  const [known] = await tx.select({ id: owners.id }).from(owners).where(eq(owners.phone, phone));
  return known!.id;
}

/** The account that signs in to the merchant app. An owner who has one for another shop keeps it: a number signs in to one account. */
async function openAccount(tx: Tx, { owner_name: name, phone, email }: RegistrationRow, merchant: Made) {
  const [role] = await tx
    .select({ id: merchant_roles.id })
    .from(merchant_roles)
    .where(eq(merchant_roles.code, OWNER_ROLE));
  if (!role) throw new HttpError(409, 'Peran pemilik merchant belum ada, jadi akunnya tidak dapat dibuat.');
  const [account] = await tx
    .insert(merchant_accounts)
    .values({ merchant_id: merchant.id, role_id: role.id, name, phone, email })
    .onConflictDoNothing()
    .returning({ id: merchant_accounts.id });
  if (account) return;
  const [present] = await tx
    .select({ owner_id: merchants.owner_id })
    .from(merchant_accounts)
    .innerJoin(merchants, eq(merchants.id, merchant_accounts.merchant_id))
    .where(and(eq(merchant_accounts.phone, phone), eq(merchant_accounts.is_active, true)));
  if (present?.owner_id !== merchant.owner_id)
    throw new HttpError(409, `Nomor ${toLocalPhone(phone)} sudah dipakai akun merchant milik orang lain.`, {
      data: { reason: 'phone' },
    });
}
