import type { RegionCode } from '../../../contract/area/region';
import type { CategoryCode } from '../../../contract/product';
import type { PriceInForce } from './priceInForce';
import type { Ceiling } from './priceParts';

/** What a plan needs to know about a target. */
export interface PriceFacts {
  /** Null if the category has no such product. */
  name: string | null;
  category_code: CategoryCode;
  pack_size: number | null;
  pack_unit: string | null;
  area: string | null;
  area_exists: boolean;
  region_code: RegionCode | null;
  old: PriceInForce | null;
  ceiling: Ceiling | null;
  next_valid_from: string | null;
  /** Whether the area already has a price from that instant. */
  taken: boolean;
}
