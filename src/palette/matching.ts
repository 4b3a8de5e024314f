import { plainText } from '../../contract/core/plainText';
import type { Entry } from './Entry';

/** Converts to lower case without accents, written plainly. */
const plain = (text: string) => plainText(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the entries that contain every typed word: first those whose label starts with the text, then those with a word that does. */
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
