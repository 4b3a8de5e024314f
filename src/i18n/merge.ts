/** A tree of texts. */
export interface Messages {
  [key: string]: string | Messages;
}

/** The texts of a catalogue in another language: the same keys, each a text. */
export type Translated<Catalogue> = {
  [Key in keyof Catalogue]: Catalogue[Key] extends string ? string : Translated<Catalogue[Key]>;
};

/** Messages in both languages, English complete by its type; `en` is the file that holds them, fetched when English is chosen. */
export interface InBoth<Texts> {
  id: Texts;
  en: () => Promise<{ en: Translated<Texts> }>;
}

/** One catalogue over another, key by key. */
export function merge(base: Messages, over: Messages): Messages {
  const merged: Messages = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = typeof value === 'object' && typeof below === 'object' ? merge(below, value) : value;
  }
  return merged;
}
