import type { TranslateFunction } from 'ra-core';

/**
 * What a choice of a field is called: the resource's message `choices.<field>.<value>`, else the word of its schema.
 *
 * @param words the choices of the field with their Indonesian words, from `wordsOf`
 */
export const choiceText = (
  translate: TranslateFunction,
  resource: string,
  field: string,
  value: string,
  words: Readonly<Record<string, string>>,
): string => translate(`resources.${resource}.choices.${field}.${value}`, { _: words[value] ?? value });
