import type { MerchantTypeCode } from '../merchant/merchant';

/** Surcharge or discount of a merchant type on the price in force at its location. */
interface KindOffset {
  type_code: MerchantTypeCode;
  /** Code of the provider's product. */
  product_code: string;
  /** Whole rupiah per sale unit; negative if cheaper. */
  amount: number;
}

/** A Pertashop sells Pertamax 100 rupiah a litre cheaper (the provider's announcement of 1 October 2024). */
export const KIND_OFFSETS: readonly KindOffset[] = [{ type_code: 'pertashop', product_code: 'BBM-PMX', amount: -100 }];
