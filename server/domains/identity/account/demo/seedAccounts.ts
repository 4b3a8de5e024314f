import { eq } from 'drizzle-orm';
import type { DemoContext } from '../../../../seed/DemoData';
import { hoursBefore } from '../../../../seed/jakartaDay';
import { stableId } from '../../../../store/stableId';
import { hashPassword } from '../../password/passwordHash';
import { password_history } from '../../password/table';
import { roles } from '../../role/table';
import { users } from '../table';
import { DEMO_PASSWORD, demoAccounts } from './demoAccounts';

/** Seeds the demo accounts, with passwords set a week ago. */
export async function seedAccounts({ tx, now }: DemoContext): Promise<void> {
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const password_changed_at = hoursBefore(now, 7 * 24).toISOString();
  const created_at = hoursBefore(now, 120 * 24).toISOString();
  for (const account of demoAccounts) {
    const [role] = account.role
      ? await tx.select({ id: roles.id }).from(roles).where(eq(roles.code, account.role))
      : [];
    await tx.insert(users).values({
      id: stableId('account', account.mailbox),
      name: account.name,
      email: `${account.mailbox}@merchants.test`,
      password_hash,
      password_changed_at,
      role_id: role?.id ?? null,
      region_code: account.region,
      last_login_at:
        account.last_login_hours_ago === null ? null : hoursBefore(now, account.last_login_hours_ago).toISOString(),
      created_at,
      updated_at: created_at,
    });
    await tx
      .insert(password_history)
      .values({ user_id: stableId('account', account.mailbox), password_hash, created_at: password_changed_at });
  }
}
