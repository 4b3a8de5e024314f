import type { products } from './table';

export type NamedProduct = Pick<typeof products.$inferSelect, 'name' | 'category_code' | 'pack_size' | 'pack_unit'>;

/** Returns the display name of a product. Oils and refrigerants of one name come in several pack sizes: `Musicool MC-22 3 kg`. */
export const productName = ({ name, category_code, pack_size, pack_unit }: NamedProduct): string =>
  (category_code === 'pelumas' || category_code === 'refrigeran') && pack_size && pack_unit
    ? `${name} ${pack_size.toLocaleString('id-ID')} ${pack_unit}`
    : name;
