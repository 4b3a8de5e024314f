import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { useParams } from 'react-router-dom';

/** The messages of the dashboard's views. */
export function useDashboardText() {
  const translate = useTranslate();
  // each of its pages loads them for itself
  const page = useParams().id === undefined ? 'dashboard' : 'dashboard_category';
  return useCallback((key: string, args?: object) => translate(`pages.${page}.${key}`, args), [translate, page]);
}
