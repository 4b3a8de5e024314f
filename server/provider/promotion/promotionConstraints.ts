import { promotionErrors } from '../../../contract/promotion/promotionErrors';
import type { Constraints } from '../../store/toHttpError';

/** Constraints of the `promotions` table that input can violate. */
export const promotionConstraints: Constraints = {
  promotions_code_key: { field: 'code', error: promotionErrors.codeTaken() },
};
