import { KIND_OFFSETS } from '../../../../contract/price/kindOffsets';
import { groupBy } from '../../../seed/groupBy';
import { stableId } from '../../../store/stableId';
import { demoPrices } from '../../price/demo/demoPrices';

interface Seller {
  type_code: string;
  province_code: string;
  regency_code: string;
}

type PriceAt = (product: string, seller: Seller, at: number) => number | null;

/**
 * Returns a function for the demo price of a product at a merchant and an instant (milliseconds), by the same rule as the database
 * (`priceInForce`); null if it is not sold there.
 */
export function pricesAt(now: Date): PriceAt {
  const rows = demoPrices(now).map(({ product_id, province_code, regency_code, amount, valid_from }) => ({
    area: `${product_id} ${regency_code ?? province_code ?? ''}`,
    amount,
    from: Date.parse(valid_from),
  }));
  const priced = groupBy(
    rows.sort((one, other) => other.from - one.from),
    ({ area }) => area,
  );
  const offsets = new Map(
    KIND_OFFSETS.map(of => [`${of.type_code} ${stableId('product', of.product_code)}`, of.amount]),
  );
  return (product, { type_code, province_code, regency_code }, at) => {
    for (const area of [regency_code, province_code, '']) {
      const price = priced.get(`${product} ${area}`)?.find(({ from }) => from <= at);
      if (price) return price.amount + (offsets.get(`${type_code} ${product}`) ?? 0);
    }
    return null;
  };
}
