import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { REGION_CODES, REGIONS } from '../../../contract/area/region';
import { BANNER_STATUSES, PLACEMENTS } from '../../../contract/banner';
import { CATEGORIES, CATEGORY_CODES } from '../../../contract/product';

/** The choices of a banner's fields in the current language, for filters and the form. */
export function useChoices() {
  const translate = useTranslate();
  return useMemo(() => {
    const t = (key: string) => translate(`resources.banner.choices.${key}`);
    return {
      status: BANNER_STATUSES.map(value => ({ value, label: t(`status.${value}`) })),
      category_code: CATEGORY_CODES.map(value => ({ value, label: CATEGORIES[value] })),
      region_code: REGION_CODES.map(value => ({ value, label: REGIONS[value] })),
      placement: PLACEMENTS.map(value => ({ value, label: t(`placement.${value}`) })),
      allCategories: t('all_categories'),
      allRegions: t('all_regions'),
    };
  }, [translate]);
}
