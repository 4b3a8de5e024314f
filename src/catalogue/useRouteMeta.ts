import { useLocation, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useCatalogue } from './CatalogueContext';
import type { PageMeta } from './PageMeta';
import { routeMeta } from './routeMeta';

/** Returns the title, breadcrumbs, back target, submenu and info of the current page, from its declaration. */
export function useRouteMeta(): PageMeta {
  const translate = useTranslate();
  const catalogue = useCatalogue();
  const pathname = catalogue.translator.toProduct(useLocation().pathname);
  return useMemo(() => routeMeta(catalogue, pathname, translate), [catalogue, pathname, translate]);
}
