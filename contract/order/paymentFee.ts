import type { MerchantTypeCode } from '../merchant/merchant';
import type { PaymentMethod } from './payment';

interface FeeTariff {
  /** Hundredths of a percent of the amount. */
  basisPoints: number;
  /** The rate of filling stations, where acquirers charge less. */
  stationBasisPoints?: number;
  /** Whole rupiah per payment. */
  flat?: number;
}

const NO_FEE: FeeTariff = { basisPoints: 0 };
const TRANSFER: FeeTariff = { basisPoints: 0, flat: 4_000 };
const QRIS: FeeTariff = { basisPoints: 70, stationBasisPoints: 40 };

/** A merchant's fees by payment method (`data/payment_methods.csv` of the design). */
const PAYMENT_FEES: Readonly<Record<PaymentMethod, FeeTariff>> = {
  cod_cash: NO_FEE,
  cod_qris: QRIS,
  mypertamina_linkaja: { basisPoints: 150 },
  gopay: { basisPoints: 200 },
  ovo: { basisPoints: 200 },
  qris: QRIS,
  va_mandiri: TRANSFER,
  va_bri: TRANSFER,
  va_bni: TRANSFER,
  va_bca: TRANSFER,
  debit_card: { basisPoints: 100 },
  credit_card: { basisPoints: 200 },
};

/**
 * Returns the fee deducted from a payment before it is settled with the merchant, in whole rupiah; never more than the amount.
 *
 * @param amount the amount paid, in whole rupiah
 */
export function paymentFee(method: PaymentMethod, amount: number, merchantType: MerchantTypeCode): number {
  const { basisPoints, stationBasisPoints = basisPoints, flat = 0 } = PAYMENT_FEES[method];
  const points = merchantType === 'spbu' ? stationBasisPoints : basisPoints;
  return Math.min(amount, Math.round((amount * points) / 10_000) + flat);
}
