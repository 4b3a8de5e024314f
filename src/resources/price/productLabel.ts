import type { PricedProduct } from '../../../contract/price/priceGrid';

/** A product with its variant, as choices say it. */
export const productLabel = ({ name, variant }: Pick<PricedProduct, 'name' | 'variant'>): string =>
  variant ? `${name}, ${variant}` : name;
