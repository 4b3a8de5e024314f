import { roles } from '../../contract/rights/roles';
import { DEMO_PASSWORD, demoAccounts } from '../../server/domains/identity/account/demo/demoAccounts';

/** The demo accounts by the names that tests use; all have the password {@link PASSWORD}. */
export const people = {
  superadmin: 'superadmin@merchants.test',
  harga: 'harga@merchants.test',
  merchant: 'merchant@merchants.test',
  marketing: 'marketing@merchants.test',
  helpdesk: 'helpdesk@merchants.test',
  keuangan: 'keuangan@merchants.test',
  auditor: 'auditor@merchants.test',
  /** Holds no permission at all. */
  tamu: 'tamu@merchants.test',
} as const;

export type Person = keyof typeof people;

export const PASSWORD = DEMO_PASSWORD;

/** Returns the role of a demo account, with its permissions; undefined for the account without one. */
export function roleOf(person: Person) {
  const account = demoAccounts.find(({ mailbox }) => people[person].startsWith(`${mailbox}@`));
  return roles.find(({ code }) => code === account?.role);
}
