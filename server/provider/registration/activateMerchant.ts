import { eq } from 'drizzle-orm';
import type { Actor } from '../../core/Actor';
import type { Tx } from '../../db/types';
import { createMerchant } from '../merchant/createMerchant';
import { createOwnerAccount } from '../merchantRole/createOwnerAccount';
import type { RegistrationRow } from './lockRegistration';
import { merchant_documents } from './table';

/**
 * Creates the merchant of an approved registration, with its owner, the owner's merchant app account, and the documents.
 *
 * @returns the merchant's id and number
 * @throws HttpError 409 if the phone number belongs to the account of someone else's merchant
 */
export async function activateMerchant(
  tx: Tx,
  row: RegistrationRow,
  actor: Actor,
): Promise<{ id: string; number: string }> {
  const { owner_name, name, type_code, phone, email, opening_hours } = row;
  const { bank_name, bank_account, bank_account_name } = row;
  const { address, region_code, province_code, regency_code, district_code, village_code, latitude, longitude } = row;
  const place = { address, region_code, province_code, regency_code, district_code, village_code, latitude, longitude };
  const bank = { bank_name, bank_account, bank_account_name };
  const { id, number, owner_id } = await createMerchant(
    tx,
    { owner_name, name, type_code, phone, email, opening_hours, ...bank, ...place },
    actor,
  );
  await createOwnerAccount(tx, { merchant_id: id, owner_id, name: owner_name, phone, email });
  await tx.update(merchant_documents).set({ merchant_id: id }).where(eq(merchant_documents.registration_id, row.id));
  return { id, number };
}
