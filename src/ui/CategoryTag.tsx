import { CATEGORIES, type CategoryCode } from '../../contract/product';
import { appColor } from '../theme/tokens';
import './categoryTag.css';

/** The one colour that a category has everywhere. */
export const categoryColor = {
  bbm: appColor('app-red'),
  lpg: appColor('app-green'),
  pelumas: appColor('app-orange'),
  refrigeran: appColor('app-lavender'),
  'non-pertamina': appColor('app-purple'),
} as const satisfies Record<CategoryCode, string>;

interface CategoryTagProps {
  /** Null: all categories. */
  code: CategoryCode | null;
  /** What to say for all categories. */
  all: string;
}

/** A category as its word behind a drop of its colour. */
export const CategoryTag = ({ code, all }: CategoryTagProps) => (
  <span className="tag" style={{ '--tag': code ? categoryColor[code] : appColor('app-muted') } as React.CSSProperties}>
    {code ? CATEGORIES[code] : all}
  </span>
);
