import { defineDomain } from '../../domain/Domain';
import { versionedBase } from '../../seed/BaseData';
import { loadProducts, productsVersion } from './base/loadProducts';

export const productDomain = defineDomain({
  name: 'product',
  base: versionedBase('products', productsVersion, loadProducts),
});
