import type { PriceAddition } from '../../../contract/price/priceChange';
import { invalidInput } from '../../core/HttpError';
import { type Bound, foreignRegion, reaches } from '../../core/regionScope';

/** Requires each area to name a province if the actor is bound to regions. @throws HttpError 422 naming the area without one */
export function requireProvinces(actor: Bound, areas: PriceAddition['areas']): void {
  if (reaches(actor, null)) return;
  const index = areas.findIndex(({ province_code, regency_code }) => province_code === null && regency_code === null);
  if (index !== -1) throw invalidInput({ [`areas.${index}.province_code`]: foreignRegion(actor) });
}
