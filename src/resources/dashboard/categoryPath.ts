import type { CategoryCode } from '../../../contract/product';
import type { DashboardChoices } from './useDashboardQuery';

/** Returns the address of a category's dashboard with the current days and filters, so that it shows the same figure as the link. */
export function categoryPath(code: CategoryCode, { anyCategory }: Pick<DashboardChoices, 'anyCategory'>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(anyCategory))
    for (const each of [value ?? []].flat()) params.append(name, each);
  return `/dashboard/${code}?${params}`;
}
