import { contentErrands } from './contentErrands';
import type { Errand } from './Errand';
import { orderErrands } from './orderErrands';
import { peopleErrands } from './peopleErrands';
import { priceErrands } from './priceErrands';
import { promotionErrands } from './promotionErrands';
import { registrationErrands } from './registrationErrands';

/** The twenty errands of a working day. */
export const errands: readonly Errand[] = [
  ...registrationErrands,
  ...orderErrands,
  ...priceErrands,
  ...promotionErrands,
  ...contentErrands,
  ...peopleErrands,
];
