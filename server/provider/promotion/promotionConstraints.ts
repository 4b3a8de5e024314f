import { promotionErrors } from '../../../contract/promotion/promotionErrors';
import type { Constraints } from '../../store/toHttpError';

/** What people can break of the promotions' table, by constraint. */
export const promotionConstraints: Constraints = {
  promotions_code_key: { field: 'code', error: promotionErrors.codeTaken() },
};
