import type { useTranslate } from 'ra-core';

/**
 * What a resource's records are called within a sentence: its message `noun`, else its `name` in small letters ('Tarif Ongkir': 'tarif
 * ongkir'; an abbreviation stays as it is). By count where the language has plurals.
 */
export const nounOf = (translate: ReturnType<typeof useTranslate>, resource: string | undefined, count = 1): string => {
  const name = translate(`resources.${resource}.name`, { smart_count: count });
  return translate(`resources.${resource}.noun`, {
    smart_count: count,
    _: name.replace(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu, letter => letter.toLowerCase()),
  });
};
