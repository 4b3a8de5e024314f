import { randomBytes } from 'node:crypto';
import { PASSWORD_VALID_DAYS } from '../../../../../contract/constants';
import { bulkInsert } from '../../../../db/bulkInsert';
import type { DemoContext } from '../../../../seed/DemoData';
import { hoursBefore } from '../../../../seed/jakartaDay';
import { stableId } from '../../../../store/stableId';
import { hashPassword } from '../../password/passwordHash';
import { roles as roleTable } from '../../role/table';
import { users } from '../table';
import { DEMO_PASSWORD, EXPIRED_MAILBOX } from './demoAccounts';
import { demoColleagues } from './demoColleagues';

const DAY_HOURS = 24;

/** Expired a week ago. */
const EXPIRED_DAYS = PASSWORD_VALID_DAYS + 7;

/**
 * Seeds further accounts of each role, some disabled, some invited but not joined yet. Nobody knows their passwords, except that of the
 * one whose password has expired.
 */
export async function seedColleagues({ tx, now }: DemoContext): Promise<void> {
  const [unknown, known] = await Promise.all([
    hashPassword(randomBytes(32).toString('base64')),
    hashPassword(DEMO_PASSWORD),
  ]);
  const roles = new Map(
    (await tx.select({ id: roleTable.id, code: roleTable.code }).from(roleTable)).map(role => [role.code, role.id]),
  );
  const all = Object.entries(demoColleagues).flatMap(([role, people]) =>
    people.map(person => ({
      role,
      state: undefined,
      region: null,
      ...(typeof person === 'string' ? { name: person } : person),
    })),
  );
  await bulkInsert(
    tx,
    users,
    all.map(({ role, name, region, state }, index) => {
      const expired = state === 'expired';
      const mailbox = expired ? EXPIRED_MAILBOX : mailboxOf(name);
      const invited = state === 'invited';
      const made = hoursBefore(now, (invited ? 1 + (index % 5) : 60 + ((index * 37) % 400)) * DAY_HOURS).toISOString();
      const seen = (state === 'disabled' ? 45 + (index % 30) : (index * 7) % 12) * DAY_HOURS + (index % 9) + 1;
      return {
        id: stableId('account', mailbox),
        name,
        email: `${mailbox}@merchants.test`,
        phone: `+62812000${String(10_000 + index * 13).slice(-5)}`,
        role_id: roles.get(role)!,
        region_code: region,
        is_active: state !== 'disabled',
        password_hash: invited ? null : expired ? known : unknown,
        password_changed_at: invited
          ? null
          : hoursBefore(now, (expired ? EXPIRED_DAYS : 3 + ((index * 5) % 80)) * DAY_HOURS).toISOString(),
        invited_at: made,
        last_login_at: invited ? null : hoursBefore(now, seen).toISOString(),
        created_at: made,
        updated_at: made,
      };
    }),
  );
}

/** `ni.sukadana` of 'Ni Ketut Sriani Sukadana'. */
function mailboxOf(name: string): string {
  const words = name.toLowerCase().split(' ');
  return `${words[0]}.${words.at(-1)}`;
}
