import type { RegionCode } from '../../../../../contract/area/region';

/** The password of all demo accounts. */
export const DEMO_PASSWORD = 'Rahasia#135';

interface DemoAccount {
  /** The part before `@merchants.test`. */
  mailbox: string;
  name: string;
  /** Null for an account that may sign in but holds no permissions. */
  role: string | null;
  region: RegionCode | null;
  last_login_hours_ago: number | null;
}

/** The mailbox of a colleague with the same password, expired, to demonstrate the forced change. */
export const EXPIRED_MAILBOX = 'kedaluwarsa';

/** One account for each role, and one without a role. The names are combined from common parts. */
export const demoAccounts: readonly DemoAccount[] = [
  { mailbox: 'superadmin', name: 'Ratna Puspitasari', role: 'super_admin', region: null, last_login_hours_ago: 2 },
  { mailbox: 'harga', name: 'Dimas Prasetyo Nugroho', role: 'admin_harga', region: null, last_login_hours_ago: 5 },
  { mailbox: 'merchant', name: 'Siti Rahmawati', role: 'admin_merchant', region: null, last_login_hours_ago: 20 },
  {
    mailbox: 'marketing',
    name: 'Ni Made Ayu Lestari',
    role: 'marketing_regional',
    region: 'jatimbalinus',
    last_login_hours_ago: 3,
  },
  {
    mailbox: 'helpdesk',
    name: 'Yohanes Togar Situmorang',
    role: 'petugas_helpdesk_135',
    region: null,
    last_login_hours_ago: 1,
  },
  { mailbox: 'keuangan', name: 'Lina Kusumawardani', role: 'keuangan', region: null, last_login_hours_ago: 27 },
  { mailbox: 'auditor', name: 'Andi Nurhayati', role: 'auditor', region: null, last_login_hours_ago: 120 },
  { mailbox: 'tamu', name: 'Fajar Hidayat', role: null, region: null, last_login_hours_ago: null },
];
