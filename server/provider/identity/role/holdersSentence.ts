const NAMED = 3;

/** Who holds a role that was to be deleted: 'Peran Auditor masih dipegang Andi, Budi, Cici, dan 4 orang lain. …' */
export function holdersSentence(role: string, holders: readonly { name: string }[], total: number): string {
  const named = holders.slice(0, NAMED).map(({ name }) => name);
  const parts = total > named.length ? [...named, `${total - named.length} orang lain`] : named;
  const last = parts.pop()!;
  const who = parts.length === 0 ? last : `${parts.join(', ')}${parts.length > 1 ? ',' : ''} dan ${last}`;
  return `Peran ${role} masih dipegang ${who}. Pindahkan dulu ke peran lain.`;
}
