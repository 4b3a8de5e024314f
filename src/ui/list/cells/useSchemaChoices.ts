import { useResourceContext, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { z } from 'zod';
import { areaApi } from '../../../../contract/area/areaApi';
import { holdsRegions } from '../../../../contract/area/holdsRegions';
import { choiceLabels } from '../../../../contract/core/choiceLabels';
import { kindOf } from '../../../../contract/core/fieldKind';
import { itemOf } from '../../../../contract/core/listSchema';
import { hasForeignRecords } from '../../../dataProvider/isOffered';
import { useEndpointQuery } from '../../../dataProvider/useEndpointQuery';
import { choiceText } from '../../fields/choiceText';

/** A choice in react-admin's format; further fields are for `optionText`. */
export interface Choice {
  id: string;
  name: string;
}

const NONE: readonly Choice[] = [];
const YES_AND_NO = ['true', 'false'];

/**
 * Returns the choices of a field from its schema, in the contract's order and the user's language: yes and no for a flag, none for a
 * field without choices. If records come from a provider, sales regions do too.
 *
 * @param ids the choices to offer, if not all
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

/**
 * Returns the provider's sales regions, in its order; empty until they are loaded. Undefined if records are our own, which use the
 * contract's regions.
 *
 * @param wanted whether to fetch them
 */
function useForeignRegions(wanted: boolean) {
  const enabled = wanted && hasForeignRecords();
  const { data } = useEndpointQuery(
    areaApi.regions,
    {},
    { enabled, staleTime: Number.POSITIVE_INFINITY, retry: false },
  );
  return useMemo(
    () => (enabled ? (data?.list ?? []).map(({ id, short_name }) => ({ id, name: short_name })) : undefined),
    [enabled, data],
  );
}
