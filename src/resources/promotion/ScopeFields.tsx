import { useRecordContext, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { areaApi } from '../../../contract/area/areaApi';
import { promotionApi } from '../../../contract/promotion/promotionApi';
import type { PromotionDetail } from '../../../contract/promotion/promotionRecord';
import { currentSession } from '../../authProvider/session';
import { useCatalogue } from '../../catalogue/CatalogueContext';
import { isOffered } from '../../dataProvider/isOffered';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { AutocompleteArrayInput } from '../../ui/form/AutocompleteArrayInput';
import { CheckboxGroupInput } from '../../ui/form/CheckboxGroupInput';
import { ReferenceArrayInput } from '../../ui/form/ReferenceArrayInput';
import type { Choice } from '../../ui/useSchemaChoices';

const NONE: readonly Choice[] = [];
const unchanging = { staleTime: Number.POSITIVE_INFINITY };

/** Where a promotion can be used, and for which goods and merchants. */
export const ScopeFields = () => {
  const translate = useTranslate();
  const { can } = useCatalogue();
  const record = useRecordContext<Partial<PromotionDetail>>();
  const own = currentSession()?.user.regions ?? null;
  const { provinces, regencies } = useAreasOf(own);
  const { data } = useEndpointQuery(promotionApi.products, {}, unchanging);
  const all = translate('resources.promotion.all');
  const offered = useMemo(
    () => own && [...new Set([...own, ...(record?.region_codes ?? [])])],
    [own, record?.region_codes],
  );
  return (
    <>
      <CheckboxGroupInput source="region_codes" ids={offered ?? undefined} emptyText={all} />
      <CheckboxGroupInput source="category_codes" emptyText={all} />
      <AutocompleteArrayInput
        source="province_codes"
        choices={provinces}
        chosen={record?.provinces ?? NONE}
        emptyText={all}
      />
      <AutocompleteArrayInput
        source="regency_codes"
        choices={regencies}
        chosen={record?.regencies ?? NONE}
        emptyText={all}
      />
      {isOffered(promotionApi.products) && (
        <AutocompleteArrayInput
          source="product_ids"
          choices={data?.list ?? NONE}
          chosen={record?.products ?? NONE}
          emptyText={all}
        />
      )}
      <ReferenceArrayInput
        source="merchant_ids"
        reference="merchant"
        chosen={record?.merchants ?? NONE}
        emptyText={all}
        readOnly={!can('merchant', 'list')}
      />
    </>
  );
};

/** Returns the provinces and regencies of the sales regions; of the whole country for null. */
function useAreasOf(regions: readonly string[] | null) {
  const provinces = useEndpointQuery(areaApi.provinces, {}, unchanging).data?.list;
  const regencies = useEndpointQuery(areaApi.regencies, {}, unchanging).data?.list;
  return useMemo(() => {
    const within = (provinces ?? []).filter(({ region_id }) => !regions || regions.includes(region_id));
    const codes = new Set(within.map(({ id }) => id));
    return { provinces: within, regencies: (regencies ?? []).filter(({ province_id }) => codes.has(province_id)) };
  }, [provinces, regencies, regions]);
}
