const MAX_NAMES = 3;

/** Why a role cannot be deleted: 'Peran Auditor masih dipegang Andi, Budi, Cici, dan 4 orang lain. …' */
export function holdersSentence(role: string, holders: readonly { name: string }[], total: number): string {
  const names = holders.slice(0, MAX_NAMES).map(({ name }) => name);
  const parts = total > names.length ? [...names, `${total - names.length} orang lain`] : names;
  const last = parts.pop()!;
  const who = parts.length === 0 ? last : `${parts.join(', ')}${parts.length > 1 ? ',' : ''} dan ${last}`;
  return `Peran ${role} masih dipegang ${who}. Pindahkan dulu ke peran lain.`;
}
