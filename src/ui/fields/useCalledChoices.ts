import { useLocaleState, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { Endpoint, ResponseOf } from '../../../contract/core/endpoint';
import { hasForeignRecords } from '../../dataProvider/isOffered';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import type { Choice } from '../list/cells/useSchemaChoices';
import { choiceText } from './choiceText';

interface CalledChoices<E extends Endpoint> {
  choicesOf: (response: ResponseOf<E>) => readonly Choice[];
  /**
   * The contract's names by id, offered until the call succeeds; a failure is ignored (point 7). Not used with a provider that has
   * its own lists.
   */
  labels: Readonly<Record<string, string>>;
  /** The resource whose messages contain the English names. */
  resource: string;
  field: string;
}

/** Returns the choices listed by a call, in its order. Its names are Indonesian; other languages take them from the messages. */
export function useCalledChoices<E extends Endpoint>(
  endpoint: E,
  { choicesOf, labels, resource, field }: CalledChoices<E>,
): readonly Choice[] {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { data } = useEndpointQuery(endpoint, {}, { staleTime: Number.POSITIVE_INFINITY, retry: false });
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
