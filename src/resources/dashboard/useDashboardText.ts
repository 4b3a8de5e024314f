import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { useParams } from 'react-router-dom';

/** Returns the translator for the messages of the dashboard's views. */
export function useDashboardText() {
  const translate = useTranslate();
  // each of the pages loads its own messages
  const page = useParams().id === undefined ? 'dashboard' : 'dashboard_category';
  return useCallback((key: string, args?: object) => translate(`pages.${page}.${key}`, args), [translate, page]);
}
