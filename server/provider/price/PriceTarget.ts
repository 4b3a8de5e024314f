/** A price that a change would set. */
export interface PriceTarget {
  product_id: string;
  province_code: string | null;
  regency_code: string | null;
  /** The new price; null if it is calculated from the old one by a step. */
  amount: number | null;
  /** For targets from an Excel file: the cells of price, product and area. */
  cells?: { price: string | null; product: string; area: string };
}
