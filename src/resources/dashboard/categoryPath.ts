import type { CategoryCode } from '../../../contract/product';
import type { DashboardChoices } from './useDashboardQuery';

/** The address of a category's dashboard with the days and filters of this one, so that it shows the figure that led to it. */
export function categoryPath(code: CategoryCode, { anyCategory }: Pick<DashboardChoices, 'anyCategory'>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(anyCategory))
    for (const each of [value ?? []].flat()) params.append(name, each);
  return `/dashboard/${code}?${params}`;
}
