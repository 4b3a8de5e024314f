import { useResourceContext, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { z } from 'zod';
import { wordsOf } from '../../contract/core/choice';
import { innermost } from '../../contract/core/fieldKind';
import { flag } from '../../contract/core/query';
import { choiceText } from './choiceText';

/** A choice as react-admin has it; further fields are for `optionText`. */
export interface Choice {
  id: string;
  name: string;
}

const NONE: readonly Choice[] = [];
const YES_AND_NO = ['true', 'false'];

/**
 * The choices of a field by its schema, in the order of the contract and in the person's language; yes and no of a flag; none where it is no choice.
 *
 * @param ids those that are offered, where not all are
 */
export function useSchemaChoices(
  schema: z.ZodType | undefined,
  source: string,
  ids?: readonly string[],
): readonly Choice[] {
  const translate = useTranslate();
  const resource = useResourceContext();
  return useMemo(() => {
    if (!schema) return NONE;
    const inner = innermost(schema);
    if (inner instanceof z.ZodBoolean || inner === innermost(flag))
      return YES_AND_NO.map(id => ({ id, name: translate(`ra.boolean.${id}`) }));
    const words = wordsOf(inner instanceof z.ZodArray ? (inner.element as z.ZodType) : schema) ?? {};
    const offered = ids ?? Object.keys(words);
    return offered.map(id => ({
      id,
      name: choiceText(translate, { resource, field: source, value: id, word: words[id] ?? id }),
    }));
  }, [schema, source, ids, resource, translate]);
}
