import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import type { Tx } from '../../db/types';
import { nextNumber } from '../../store/nextNumber';
import { merchants, owners } from './table';

/** The initial values of a merchant; its owner is looked up by phone. */
export type NewMerchant = Omit<
  typeof merchants.$inferInsert,
  'id' | 'number' | 'owner_id' | 'joined_at' | 'stock_level' | 'updated_by'
> & { owner_name: string };

/**
 * Creates a merchant, and its owner unless an owner with that phone number exists.
 *
 * @returns its id and number, and the owner's id
 */
export async function createMerchant(tx: Tx, { owner_name, bank_account, ...values }: NewMerchant, actor: Actor) {
  const owner_id = await findOrCreateOwner(tx, { name: owner_name, phone: values.phone, email: values.email }, actor);
  const number = await nextNumber(tx, merchants.number, 'MRC-', 6);
  const [merchant] = await tx
    .insert(merchants)
    .values({ ...values, number, owner_id, bank_account, joined_at: sql`now()` as never, updated_by: actor.user_id })
    .returning({ id: merchants.id });
  const { id } = merchant!;
  await recordAudit(tx, actor, {
    action: 'create',
    entity: 'merchant',
    entity_id: id,
    label: values.name,
    after: { number, owner_id, ...values },
  });
  return { id, number, owner_id };
}

async function findOrCreateOwner(
  tx: Tx,
  { name, phone, email }: Pick<typeof owners.$inferInsert, 'name' | 'phone' | 'email'>,
  actor: Actor,
): Promise<string> {
  const [created] = await tx
    .insert(owners)
    .values({ name, phone, email })
    .onConflictDoNothing({ target: owners.phone })
    .returning({ id: owners.id });
  if (created) {
    await recordAudit(tx, actor, {
      action: 'create',
      entity: 'owner',
      entity_id: created.id,
      label: name,
      after: { name, phone, email },
    });
    return created.id;
  }
  const [existing] = await tx.select({ id: owners.id }).from(owners).where(eq(owners.phone, phone));
  return existing!.id;
}
