import { useResourceContext, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { z } from 'zod';
import { holdsRegions } from '../../contract/area/holdsRegions';
import { choiceLabels } from '../../contract/core/choiceLabels';
import { kindOf } from '../../contract/core/fieldKind';
import { itemOf } from '../../contract/core/listSchema';
import { choiceText } from './choiceText';
import { useForeignRegions } from './useForeignRegions';

/** A choice as react-admin has it; further fields are for `optionText`. */
export interface Choice {
  id: string;
  name: string;
}

const NONE: readonly Choice[] = [];
const YES_AND_NO = ['true', 'false'];

/**
 * The choices of a field by its schema, in the order of the contract and in the person's language; yes and no of a flag; none where it is no choice.
 * Sales regions are those of the provider where records are.
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
  const regions = useForeignRegions(schema !== undefined && holdsRegions(schema));
  return useMemo(() => {
    if (regions) return ids ? regions.filter(({ id }) => ids.includes(id)) : regions;
    if (!schema) return NONE;
    if (kindOf(schema) === 'boolean') return YES_AND_NO.map(id => ({ id, name: translate(`ra.boolean.${id}`) }));
    const words = choiceLabels(itemOf(schema)) ?? {};
    const offered = ids ?? Object.keys(words);
    return offered.map(id => ({
      id,
      name: choiceText(translate, { resource, field: source, value: id, word: words[id] ?? id }),
    }));
  }, [regions, schema, source, ids, resource, translate]);
}
