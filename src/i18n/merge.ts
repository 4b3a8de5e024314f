import type { fields } from './en/fields';

/** A tree of messages. */
export interface Messages {
  [key: string]: string | Messages;
}

/**
 * A catalogue's messages in another language: the same keys, except field names covered by the shared ones (`en/fields.ts`) and branches
 * without text.
 */
export type Translated<Catalogue> = {
  [Key in keyof Catalogue as Key extends 'fields'
    ? Key
    : HasText<Catalogue[Key]> extends true
      ? Key
      : never]: Catalogue[Key] extends string
    ? string
    : Key extends 'fields'
      ? TranslatedFields<Catalogue[Key]>
      : Translated<Catalogue[Key]>;
};

type HasText<Branch> = Branch extends string ? true : Branch extends object ? HasTextBelow<Branch> : false;
type HasTextBelow<Branch> = true extends { [Key in keyof Branch]: HasText<Branch[Key]> }[keyof Branch] ? true : false;

type TranslatedFields<Fields> = { [Name in Exclude<keyof Fields, CommonField>]: string } & {
  [Name in keyof Fields & CommonField]?: string;
};
type CommonField = keyof typeof fields;

/** Messages in both languages, with English type-checked against Indonesian; `en` loads its file on demand. */
export interface InBoth<Texts> {
  id: Texts;
  en: () => Promise<{ en: Translated<Texts> }>;
}

/** Indonesian messages used only by views and loaded with them; their English is in `en`. */
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
