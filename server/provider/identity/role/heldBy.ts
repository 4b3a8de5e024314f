import type { ErrorMessage } from '../../../../contract/core/defineErrors';
import { roleErrors } from '../../../../contract/identity/roleErrors';

const MAX_NAMES = 3;

/** Explains why a role cannot be deleted: 'Peran Auditor masih dipegang Andi, Budi, Cici, dan 4 orang lain. …' */
export function heldBy(role: string, holders: readonly { name: string }[], total: number): ErrorMessage {
  const names = holders.slice(0, MAX_NAMES).map(({ name }) => name);
  const [first = '', second, third] = names;
  if (total > names.length)
    return roleErrors.heldByMany({ role, names: names.join(', '), others: total - names.length });
  if (third) return roleErrors.heldByThree({ role, first, second: second!, third });
  return second ? roleErrors.heldByTwo({ role, first, second }) : roleErrors.heldByOne({ role, name: first });
}
