import { useResourceContext, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { wordsOf } from '../../../../contract/core/choice';
import { itemOf } from '../../../../contract/core/listSchema';
import { choiceText } from '../../choiceText';
import { useListSchema } from '../useListSchema';
import type { Choice } from './Filter';

/** The choices of a filter: those that are given, else those of its parameter in the query, in the present language. */
export function useChoices(source: string, field: string, given: readonly Choice[] | undefined): readonly Choice[] {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { filters } = useListSchema();
  const schema = filters[source];
  return useMemo(() => {
    if (given) return given;
    const words = (schema && wordsOf(itemOf(schema))) ?? {};
    return Object.keys(words).map(id => ({ id, name: choiceText(translate, resource, field, id, words) }));
  }, [given, schema, translate, resource, field]);
}
