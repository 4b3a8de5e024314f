import { merchantProductErrors } from '../../../contract/merchantProduct/merchantProductErrors';
import { CATEGORIES, type CategoryCode } from '../../../contract/product';
import { invalidInput } from '../../core/HttpError';
import type { Seller } from '../merchant/findSeller';

/** @throws HttpError 422 on `field` if merchants of this type may not sell the category */
export function requireSellable({ category_codes }: Seller, category: CategoryCode, field: string): void {
  if (category_codes.includes(category)) return;
  throw invalidInput({ [field]: merchantProductErrors.categoryNotSellable({ category: CATEGORIES[category] }) });
}
