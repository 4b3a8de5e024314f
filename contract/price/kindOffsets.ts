import type { MerchantTypeCode } from '../merchant/merchant';

/** What merchants of a type add to the price in force at their place. */
interface KindOffset {
  type_code: MerchantTypeCode;
  /** Code of the provider's product. */
  product_code: string;
  /** Whole rupiah for one sale unit; below 0 it is cheaper there. */
  amount: number;
}

/** A Pertashop sells Pertamax 100 rupiah a litre cheaper (the provider's announcement of 1 October 2024). */
export const KIND_OFFSETS: readonly KindOffset[] = [{ type_code: 'pertashop', product_code: 'BBM-PMX', amount: -100 }];
