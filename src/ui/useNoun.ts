import { useResourceContext, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { nounOf } from '../i18n/nounOf';

/** What this resource's records are called within a sentence ({@link nounOf}); `name` is the same for headings. */
export function useNoun(): (count?: number) => string {
  const translate = useTranslate();
  const resource = useResourceContext();
  return useCallback(count => nounOf(translate, resource, count), [translate, resource]);
}

/** A noun at the start of a sentence. */
export const capitalised = (noun: string) => noun.charAt(0).toLocaleUpperCase() + noun.slice(1);
