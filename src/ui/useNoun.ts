import { useResourceContext, useTranslate } from 'ra-core';
import { useCallback } from 'react';

/**
 * The noun of this resource's records, from its message `noun` ('banner'); by count where the language has plurals.
 * `name` is the same for headings.
 */
export function useNoun(): (count?: number) => string {
  const translate = useTranslate();
  const resource = useResourceContext();
  return useCallback(
    (count = 1) =>
      translate(`resources.${resource}.noun`, {
        smart_count: count,
        _: translate(`resources.${resource}.name`, { smart_count: count }),
      }),
    [translate, resource],
  );
}

/** A noun at the start of a sentence. */
export const capitalised = (noun: string) => noun.charAt(0).toLocaleUpperCase() + noun.slice(1);
