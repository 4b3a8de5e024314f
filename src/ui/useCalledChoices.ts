import { useLocaleState, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { AnswerOf, Endpoint } from '../../contract/core/endpoint';
import { hasForeignRecords } from '../dataProvider/isOffered';
import { useAnswer } from '../dataProvider/useAnswer';
import { choiceText } from './choiceText';
import type { Choice } from './useSchemaChoices';

interface CalledChoices<E extends Endpoint> {
  choicesOf: (answer: AnswerOf<E>) => readonly Choice[];
  /**
   * The contract's names by id: offered until the call has answered, and where it fails, which is ignored (point 7). Not before a
   * provider whose lists are its own.
   */
  labels: Readonly<Record<string, string>>;
  /** Whose messages have the English names. */
  resource: string;
  field: string;
}

/** The choices that a call lists, in its order. Its names are Indonesian; another language takes them from the messages. */
export function useCalledChoices<E extends Endpoint>(
  endpoint: E,
  { choicesOf, labels, resource, field }: CalledChoices<E>,
): readonly Choice[] {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { data } = useAnswer(endpoint, {}, { staleTime: Number.POSITIVE_INFINITY, retry: false });
  return useMemo(() => {
    const known = hasForeignRecords() ? [] : Object.entries(labels);
    const choices = data ? choicesOf(data) : known.map(([id, name]) => ({ id, name }));
    if (locale === 'id') return choices;
    return choices.map(({ id, name }) => ({
      id,
      name: choiceText(translate, { resource, field, value: id, word: name }),
    }));
  }, [data, choicesOf, labels, resource, field, locale, translate]);
}
