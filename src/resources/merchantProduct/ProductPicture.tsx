import { Droplet, Flame, Fuel, type LucideIcon, Package, Snowflake } from 'lucide-react';
import type { MerchantProduct } from '../../../contract/merchantProduct/merchantProductRecord';
import type { CategoryCode } from '../../../contract/product';
import { categoryColor } from '../../ui/CategoryTag';
import { smallPicture } from '../../ui/smallPicture';
import './productRow.css';

const icons: Record<CategoryCode, LucideIcon> = {
  bbm: Fuel,
  lpg: Flame,
  pelumas: Droplet,
  refrigeran: Snowflake,
  'non-pertamina': Package,
};

/** A product's picture, or its category's icon; decorative, since the name is next to it. */
export const ProductPicture = ({ image_url, category_code }: Pick<MerchantProduct, 'image_url' | 'category_code'>) => {
  if (image_url)
    return <img src={smallPicture(image_url)} alt="" width={40} height={40} loading="lazy" decoding="async" />;
  const Icon = icons[category_code];
  return (
    <span className="products-blank" aria-hidden="true" style={{ color: categoryColor[category_code] }}>
      <Icon size={20} strokeWidth={1.5} />
    </span>
  );
};
