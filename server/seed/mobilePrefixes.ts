import { readCsv } from './readCsv';

/** Reads the prefixes of Indonesian mobile numbers, with their leading 0. The demo combines them with unassigned numbers. */
export const mobilePrefixes = (): { prefix: string }[] =>
  readCsv<{ prefix: string }>(new URL('./data/mobilePrefixes.csv', import.meta.url));
