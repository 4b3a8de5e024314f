import { useResourceContext, useTranslate } from 'ra-core';
import { useCallback } from 'react';

/**
 * Returns a function that translates keys of the current resource's messages.
 *
 * @example const t = useResourceText(); t('sections.content') // resources.banner.sections.content
 */
export function useResourceText(): (key: string, args?: object) => string {
  const translate = useTranslate();
  const resource = useResourceContext();
  return useCallback((key, args) => translate(`resources.${resource}.${key}`, args), [translate, resource]);
}
