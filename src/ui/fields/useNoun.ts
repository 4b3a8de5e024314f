import { useResourceContext, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { nounOf } from '../../i18n/nounOf';

/** Returns the noun for this resource's records within a sentence ({@link nounOf}); headings use `name` instead. */
export function useNoun(): (count?: number) => string {
  const translate = useTranslate();
  const resource = useResourceContext();
  return useCallback(count => nounOf(translate, resource, count), [translate, resource]);
}

/** Capitalises a noun for the start of a sentence. */
export const capitalised = (noun: string) => noun.charAt(0).toLocaleUpperCase() + noun.slice(1);
