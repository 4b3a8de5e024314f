/** Minutes to accept and pack an order, and minutes per kilometre of the delivery. */
const PACKING = 20;
const PER_KM = 4;
const STEP = 5;

/** Estimates the minutes a delivery takes, for the operator to tell the caller: by distance, rounded up to a multiple of five. */
export const deliveryMinutes = (metres: number): number =>
  Math.ceil((PACKING + (metres / 1_000) * PER_KM) / STEP) * STEP;
