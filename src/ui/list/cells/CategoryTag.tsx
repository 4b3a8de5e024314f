import { useTranslate } from 'ra-core';
import { CATEGORIES, type CategoryCode } from '../../../../contract/product';
import { appColor } from '../../../theme/appColor';
import './categoryTag.css';

/** The colour of each category, the same everywhere. */
export const categoryColor = {
  bbm: appColor('app-red'),
  lpg: appColor('app-green'),
  pelumas: appColor('app-orange'),
  refrigeran: appColor('app-lavender'),
  'non-pertamina': appColor('app-purple'),
} as const satisfies Record<CategoryCode, string>;

interface CategoryTagProps {
  /** Null stands for all categories. */
  code: CategoryCode | null;
}

/** A category's label after a drop in its colour. */
export const CategoryTag = ({ code }: CategoryTagProps) => {
  const translate = useTranslate();
  return (
    <span
      className="tag"
      style={{ '--tag': (code && categoryColor[code]) ?? appColor('app-muted') } as React.CSSProperties}
    >
      {code ? (CATEGORIES[code] ?? code) : translate('app.area.all')}
    </span>
  );
};
