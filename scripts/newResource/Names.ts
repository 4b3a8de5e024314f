import { pluralOf } from '../../contract/core/pluralOf';

/** The names of a resource in each place. */
export interface Names {
  /** Folder, files and constants: `fuelStation`. */
  camel: string;
  /** Components: `FuelStation`. */
  pascal: string;
  /** Entity, resource and permissions: `fuel_station`. */
  snake: string;
  /** Paths: `fuel-station`. */
  kebab: string;
  /** The table and its constant: `fuel_stations`. */
  table: string;
  /** Path of the list: `fuel-stations`. */
  kebabs: string;
  /** Messages: singular and plural, in English and Indonesian, in lower case. */
  english: string;
  englishMany: string;
  indonesian: string;
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `hired_on` -> `Hired on`. */
export const spaced = (name: string) => capital(name.replaceAll('_', ' '));

/**
 * Derives all names from one, in any case style.
 *
 * @param name `fuelStation`, `fuel-station` or `fuel_station`
 * @param indonesian Indonesian noun for one record; the English noun by default
 * @throws Error if it is not a valid name
 */
export function spellingsOf(name: string, indonesian?: string): Names {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/);
  if (!words.every(word => /^[a-z][a-z\d]*$/.test(word)))
    throw new Error(`Not a valid resource name: ${name}. Write it like courier or fuel-station.`);
  const many = [...words.slice(0, -1), pluralOf(words.at(-1)!)];
  const pascal = words.map(capital).join('');
  return {
    camel: words[0] + words.slice(1).map(capital).join(''),
    pascal,
    snake: words.join('_'),
    kebab: words.join('-'),
    table: many.join('_'),
    kebabs: many.join('-'),
    english: words.join(' '),
    englishMany: many.join(' '),
    indonesian: (indonesian ?? words.join(' ')).toLowerCase(),
  };
}
