import { defineErrors } from '../core/defineErrors';

/** Errors in saving a tariff, or in quoting by one. */
export const shippingCostErrors = defineErrors('shippingCost', {
  areaTaken: {
    id: 'Area ini sudah memiliki tarif ongkir. Ubah tarif yang ada.',
    en: 'This area already has a shipping tariff. Change the existing one.',
  },
  noTariff: {
    id: 'Belum ada tarif ongkir yang berlaku di area merchant ini. Atur dulu di Atur Harga Ongkir.',
    en: 'No shipping tariff applies in this merchant’s area yet. Set one under Shipping costs first.',
  },
  tooFar: {
    id: 'Alamat ini %{distance} km dari merchant; di %{area} paling jauh %{max} km.',
    en: 'This address is %{distance} km from the merchant; in %{area} the limit is %{max} km.',
  },
});
