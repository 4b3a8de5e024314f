/** A price that a change asks for. */
export interface PriceTarget {
  product_id: string;
  province_code: string | null;
  regency_code: string | null;
  /** The new price; null where a step works it out from the old one. */
  amount: number | null;
  /** Of an Excel file: cells of price, product and area. */
  cells?: { price: string; product: string; area: string };
}
