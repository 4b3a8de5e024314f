import { useLocation, useNavigate, useTranslate } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { isAreaCode } from '../../../contract/area/areaCode';
import { isUuid } from '../../../contract/core/isUuid';
import { MAX_REPEATED } from '../../../contract/core/query';
import type { DashboardQuery } from '../../../contract/dashboard/dashboardQuery';
import { MERCHANT_TYPES, type MerchantTypeCode } from '../../../contract/merchant/merchant';
import { isCategory } from '../../../contract/product';
import { keepOwner, keptOwner } from '../../authProvider/localDrafts';
import { useDateRange } from '../../ui/controls/dateRange/useDateRange';

type Choice = Pick<DashboardQuery, 'province' | 'category' | 'type' | 'owner_id'>;

export interface DashboardChoices {
  /** Query of the dashboard's calls; invalid values in the address are ignored. */
  query: DashboardQuery & { start_date: string; end_date: string };
  /** The query without the category. */
  anyCategory: Omit<DashboardQuery, 'category'> & { start_date: string; end_date: string };
  choose: (choice: Choice) => void;
  clear: () => void;
  isFiltered: boolean;
}

/** Returns the values of a filter if all of them are valid. Avoids the query's schema, which the page would have to wait for. */
const allOf = <Value extends string>(values: string[], isValue: (value: string) => value is Value) =>
  values.length > 0 && values.length <= MAX_REPEATED && values.every(isValue) ? values : undefined;

const isMerchantType = (code: string): code is MerchantTypeCode => Object.hasOwn(MERCHANT_TYPES, code);

/** The filter set 'dashboard' of point 3, kept in the address; on a category's page the category is fixed. */
export function useDashboardQuery(): DashboardChoices {
  const { range } = useDateRange();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const ofPage = useParams().id;
  const { start, end } = range;
  return useMemo(() => {
    const asked = new URLSearchParams(search);
    const category = ofPage ?? asked.get('category') ?? '';
    const owner = asked.get('owner_id') ?? keptOwner() ?? '';
    const chosen: Choice = {
      province: allOf(asked.getAll('province'), isAreaCode),
      category: isCategory(category) ? category : undefined,
      type: allOf(asked.getAll('type'), isMerchantType),
      owner_id: isUuid(owner) ? owner : undefined,
    };
    const choose = (choice: Choice) => {
      const next = { ...chosen, ...choice };
      const params = new URLSearchParams(search);
      for (const [name, value] of Object.entries(next)) {
        params.delete(name);
        for (const each of [value ?? []].flat()) params.append(name, each);
      }
      if (ofPage !== undefined) params.delete('category');
      keepOwner(next.owner_id);
      navigate({ pathname, search: `?${params}` }, { replace: true });
    };
    const anyCategory = {
      start_date: start,
      end_date: end,
      ...(chosen.province?.length && { province: chosen.province }),
      ...(chosen.type?.length && { type: chosen.type }),
      ...(chosen.owner_id && { owner_id: chosen.owner_id }),
    };
    return {
      query: { ...anyCategory, ...(chosen.category && { category: chosen.category }) },
      anyCategory,
      choose,
      clear: () => choose({ province: undefined, category: undefined, type: undefined, owner_id: undefined }),
      isFiltered: Object.keys(anyCategory).length > 2 || (chosen.category !== undefined && ofPage === undefined),
    };
  }, [search, pathname, navigate, ofPage, start, end]);
}

/** Returns the translator for the messages of the dashboard's views. */
export function useDashboardText() {
  const translate = useTranslate();
  // each of the pages loads its own messages
  const page = useParams().id === undefined ? 'dashboard' : 'dashboard_category';
  return useCallback((key: string, args?: object) => translate(`pages.${page}.${key}`, args), [translate, page]);
}
