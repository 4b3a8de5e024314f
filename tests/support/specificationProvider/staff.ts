import { slugs } from '../../../contract/rights/permissions';
import { type Person, people, roleOf } from '../people';
import { OWN_REGION } from './masterData';

const TOKEN = 'opaque-token-of-the-provider';

/** Returns an account's token; accounts outside the specification's roles get the token that may do everything. */
export function tokenFor(email: string): string {
  const person = Object.entries(people).find(([, address]) => address === email)?.[0];
  return person ? `${TOKEN}-of-${person}` : TOKEN;
}

/** Returns the profile and rights of a token's bearer; undefined for any other token. */
export function bearerOf(authorization: string | undefined) {
  const person = /^Bearer opaque-token-of-the-provider(?:-of-(\w+))?$/.exec(authorization ?? '');
  if (!person) return undefined;
  const role = person[1] ? roleOf(person[1] as Person) : undefined;
  return {
    name: person[1] ? `Staf ${person[1]}` : 'Staf Penyedia',
    role: { name: role?.name ?? 'Admin' },
    ...(role?.area_scope === 'regional' && { region_code: OWN_REGION }),
    slugs: person[1] ? (role?.slugs ?? []) : slugs,
  };
}
