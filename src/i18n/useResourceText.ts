import { useResourceContext, useTranslate } from 'ra-core';
import { useCallback } from 'react';

/**
 * The messages of the present resource by their keys.
 *
 * @example const t = useResourceText(); t('sections.content') // resources.banner.sections.content
 */
export function useResourceText(): (key: string, args?: object) => string {
  const translate = useTranslate();
  const resource = useResourceContext();
  return useCallback((key, args) => translate(`resources.${resource}.${key}`, args), [translate, resource]);
}
