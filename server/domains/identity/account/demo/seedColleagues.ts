import { randomBytes } from 'node:crypto';
import type { RegionCode } from '../../../../../contract/area/region';
import { PASSWORD_VALID_DAYS } from '../../../../../contract/constants';
import { bulkInsert } from '../../../../db/bulkInsert';
import type { DemoContext } from '../../../../seed/DemoData';
import { hoursBefore } from '../../../../seed/jakartaDay';
import { stableId } from '../../../../store/stableId';
import { hashPassword } from '../../password/passwordHash';
import { roles as roleTable } from '../../role/table';
import { users } from '../table';
import { DEMO_PASSWORD, EXPIRED_MAILBOX } from './demoAccounts';

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

/** A name, optionally with what is special about the account. */
type Colleague = string | { name: string; region?: RegionCode; state?: 'disabled' | 'invited' | 'expired' };

/**
 * The colleagues of the demo accounts, by role. Their names are combined from common parts of names in their regions; none is a real
 * person. Nobody knows their passwords: only the accounts of demoAccounts.ts can sign in, and the `expired` one, at EXPIRED_MAILBOX.
 */
const demoColleagues: Readonly<Record<string, readonly Colleague[]>> = {
  super_admin: ['Ni Ketut Sriani Sukadana', 'Rian Saepudin'],
  admin_harga: [
    'Annisa Ratna Santoso',
    'Yoga Bayu Hermawan',
    'I Putu Wirawan Sutama',
    'Wulan Usman',
    { name: 'Jalil Usman', state: 'invited' },
  ],
  admin_merchant: [
    'Jamaluddin Mahmud',
    'Yuliana Bere',
    'Putri Melati Hartono',
    'Pratiwi Basuki',
    'Nur Fatimah Akbar',
    'Rebeka Marta Halim',
    { name: 'Saut Bonar Simanjuntak', state: 'disabled' },
    { name: 'Rahma Madani', state: 'invited' },
    'Rut Marta Weking',
  ],
  marketing_regional: [
    { name: 'Zainab Kadir', region: 'sumbagut' },
    { name: 'Dewi Ali', region: 'sumbagut', state: 'disabled' },
    { name: 'Wulan Zakaria', region: 'sumbagsel', state: 'disabled' },
    { name: 'Nisa Wicaksono', region: 'sumbagsel' },
    { name: 'Sanusi Mansyur', region: 'jbb' },
    { name: 'Tiar Harahap', region: 'jbb' },
    { name: 'Ambar Sasongko', region: 'jbt' },
    { name: 'Taufan Arif Utama', region: 'jbt' },
    { name: 'Debora Weking', region: 'jatimbalinus' },
    { name: 'Jamhari Saberan', region: 'kalimantan' },
    { name: 'Abdul Zaki Wijayanto', region: 'kalimantan' },
    { name: 'Hanny Runtuwene', region: 'sulawesi' },
    { name: 'Yemima Sondakh', region: 'sulawesi', state: 'invited' },
    { name: 'Batseba Nanlohy', region: 'maluku-papua' },
    { name: 'Siti Maya Ibrahim', region: 'maluku-papua' },
  ],
  petugas_helpdesk_135: [
    'Kartinah Basuki',
    'Entis Suherman',
    'Saniah Masliani Fansuri',
    'Yusuf Makmun',
    { name: 'Haris Djunaedi', state: 'disabled' },
    'Wiwin Mulyana',
    'Laila Gunawan',
    'Halimah Robiah Hamzah',
    'Agung Saepudin',
    'Andri Rudi Pratama',
    'Farhan Sukamto',
    'Iis Cucu Ruhiyat',
    'Aisyah Fauzi',
    'Agus Syahrul Wicaksono',
    'Martin Paulus Liman',
    'Mira Anggun Wijayanto',
    'Rosnita Daud',
    { name: 'Livia Sasmita', state: 'invited' },
    'Paulus Daniel Rumaropen',
    { name: 'Fauzan Hamzah', state: 'disabled' },
    'Hilman Suryana',
    'Dadang Ruhiyat',
    { name: 'Demianus Felle', state: 'invited' },
  ],
  keuangan: [
    'I Nyoman Mahendra Budiasa Suwitra',
    'Fatimah Nurjaman',
    'Maya Suryana',
    { name: 'Naufal Hamzah', state: 'disabled' },
    { name: 'Wahyuni Winarno', state: 'expired' },
  ],
  auditor: ['Novi Putri Jafar', 'Yusuf Ramadhan'],
};
