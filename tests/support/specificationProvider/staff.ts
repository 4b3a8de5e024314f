import { slugs } from '../../../contract/rights/permissions';
import { roles } from '../../../contract/rights/roles';
import { type Person, people } from '../people';
import { OWN_REGION } from './masterData';

const TOKEN = 'opaque-token-of-the-provider';

const roleOf: Readonly<Partial<Record<Person, string>>> = {
  superadmin: 'super_admin',
  harga: 'admin_harga',
  merchant: 'admin_merchant',
  marketing: 'marketing_regional',
  helpdesk: 'petugas_helpdesk_135',
  keuangan: 'keuangan',
  auditor: 'auditor',
};

/** The token of an account; whoever the specification's roles do not name has the one that may do everything. */
export function tokenFor(email: string): string {
  const person = Object.entries(people).find(([, address]) => address === email)?.[0];
  return person ? `${TOKEN}-of-${person}` : TOKEN;
}

/** Who bears a token, as profile and rights say it; undefined of any other token. */
export function bearerOf(authorization: string | undefined) {
  const person = /^Bearer opaque-token-of-the-provider(?:-of-(\w+))?$/.exec(authorization ?? '');
  if (!person) return undefined;
  const role = roles.find(({ code }) => code === roleOf[person[1] as Person]);
  return {
    name: person[1] ? `Staf ${person[1]}` : 'Staf Penyedia',
    role: { name: role?.name ?? 'Admin' },
    ...(role?.area_scope === 'regional' && { region_code: OWN_REGION }),
    slugs: person[1] ? (role?.slugs ?? []) : slugs,
  };
}
