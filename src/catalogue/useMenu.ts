import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useCatalogue } from './CatalogueContext';
import { type MenuEntry, menuOf } from './menuOf';

/** Returns the signed-in user's menu, with only the pages they may open. */
export function useMenu(): MenuEntry[] {
  const translate = useTranslate();
  const { menuPlaces } = useCatalogue();
  return useMemo(() => menuOf(menuPlaces(), translate), [menuPlaces, translate]);
}
