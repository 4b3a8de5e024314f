import { DEMO_PASSWORD } from '../../server/provider/identity/account/demo/demoAccounts';

/** The demo accounts by the name that tests use; all have the password {@link PASSWORD}. */
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
