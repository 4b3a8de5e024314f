import { priceErrors } from '../../../contract/price/priceErrors';
import { isPricedCategory, type PricedCategory, priceSlug } from '../../../contract/price/priceRights';
import type { Actor } from '../../core/Actor';
import { forbidden, notFound } from '../../core/HttpError';

/**
 * Requires the category's own permission for an action on its prices.
 *
 * @returns the category named by the request
 * @throws HttpError 404 if the provider sets no prices in it, 403 without the category's permission
 */
export function authorizeCategory(actor: Actor, action: Parameters<typeof priceSlug>[0], code: string): PricedCategory {
  if (!isPricedCategory(code)) throw notFound(priceErrors.unknownCategory());
  const slug = priceSlug(action, code);
  if (!actor.slugs.has(slug)) throw forbidden([slug]);
  return code;
}
