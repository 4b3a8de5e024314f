import type { useTranslate } from 'ra-core';

/**
 * Returns what a resource's records are called within a sentence: its message `noun`, else its `name` in lower case ('Tarif Ongkir':
 * 'tarif ongkir'; abbreviations keep their capitals). Inflected by count if the language has plurals.
 */
export const nounOf = (translate: ReturnType<typeof useTranslate>, resource: string | undefined, count = 1): string => {
  const name = translate(`resources.${resource}.name`, { smart_count: count });
  return translate(`resources.${resource}.noun`, {
    smart_count: count,
    _: name.replace(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu, letter => letter.toLowerCase()),
  });
};
