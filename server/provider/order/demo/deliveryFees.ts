import { shippingFee } from '../../../../contract/shippingCost/shippingFee';
import type { SeededRandom } from '../../../seed/SeededRandom';
import { demoTariffs } from '../../shippingCost/demo/demoTariffs';

/** Minimum price of the goods for a discount. */
const DISCOUNT_FROM = 50_000;
const DISCOUNTS = [5_000, 7_500, 10_000];

interface Place {
  province_code: string;
  regency_code: string;
}

/** Returns a function for the shipping cost and a random discount of a delivery, by its distance in metres; most have no discount. */
export function deliveryFees(random: SeededRandom) {
  const tariffs = new Map(
    demoTariffs()
      .filter(({ is_active }) => is_active)
      .map(tariff => [tariff.area, tariff]),
  );
  return (shop: Place, distance: number, goods: number): { shipping_cost: number; discount: number } => {
    const tariff = tariffs.get(shop.regency_code) ?? tariffs.get(shop.province_code) ?? tariffs.get(null)!;
    const shipping_cost = shippingFee(tariff, distance, goods)!;
    return {
      shipping_cost,
      discount: goods >= DISCOUNT_FROM && random.chance(0.07) ? Math.min(random.pick(DISCOUNTS), shipping_cost) : 0,
    };
  };
}
