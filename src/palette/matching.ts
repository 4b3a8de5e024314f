import type { Entry } from './Entry';

/** Without case and accents, in single spaces. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** The entries in which every word that was typed occurs, those whose label begins with it first, then those where a word does. */
export function matching(entries: readonly Entry[], typed: string): Entry[] {
  const wanted = plain(typed);
  const words = wanted.split(' ');
  return entries
    .map(entry => ({ entry, label: plain(entry.label), all: plain(`${entry.hint ?? ''} ${entry.label}`) }))
    .filter(({ all }) => words.every(word => all.includes(word)))
    .map(({ entry, label }) => ({
      entry,
      rank: label.startsWith(wanted) ? 0 : ` ${label}`.includes(` ${wanted}`) ? 1 : 2,
    }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}
