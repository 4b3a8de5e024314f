/** Minutes until a merchant has accepted and packed an order, and per kilometre on the way. */
const PACKING = 20;
const PER_KM = 4;
const STEP = 5;

/** About how many minutes a delivery takes, for the operator to tell: an estimate by distance, rounded up to five. */
export const deliveryMinutes = (metres: number): number =>
  Math.ceil((PACKING + (metres / 1_000) * PER_KM) / STEP) * STEP;
