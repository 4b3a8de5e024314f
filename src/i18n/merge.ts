/** A tree of texts. */
export interface Messages {
  [key: string]: string | Messages;
}

/** The texts of a catalogue in another language: the same keys. */
export type Translated<Catalogue> = {
  [Key in keyof Catalogue]: Catalogue[Key] extends string ? string : Translated<Catalogue[Key]>;
};

/** Messages in both languages, with English checked by its type; `en` loads its file on demand. */
export interface InBoth<Texts> {
  id: Texts;
  en: () => Promise<{ en: Translated<Texts> }>;
}

/** The Indonesian of views alone, loaded with them; their English is in `en`. */
export interface WithCustom {
  custom?: () => Promise<{ custom: Messages }>;
}

/** Merges one catalogue into another, key by key. */
export function merge(base: Messages, over: Messages): Messages {
  const merged: Messages = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = typeof value === 'object' && typeof below === 'object' ? merge(below, value) : value;
  }
  return merged;
}
