import type { PricedProduct } from '../../../contract/price/priceGrid';

/** Formats a product with its variant, as in choices. */
export const productLabel = ({ name, variant }: Pick<PricedProduct, 'name' | 'variant'>): string =>
  variant ? `${name}, ${variant}` : name;
