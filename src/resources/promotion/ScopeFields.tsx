import { useGetList, useRecordContext, useTranslate } from 'ra-core';
import { useDeferredValue, useMemo, useState } from 'react';
import { REGION_CODES, REGIONS } from '../../../contract/area/region';
import { CATEGORIES, CATEGORY_CODES } from '../../../contract/product';
import { promotionApi } from '../../../contract/promotion/promotionApi';
import type { PromotionDetail } from '../../../contract/promotion/promotionRecord';
import { currentSession } from '../../authProvider/session';
import { useCatalogue } from '../../catalogue/CatalogueContext';
import { useAnswer } from '../../dataProvider/useAnswer';
import { useAreas } from '../../ui/useAreas';
import type { Choice } from '../../ui/useSchemaChoices';
import { ChecksInput } from './ChecksInput';
import { TagsInput } from './TagsInput';

const NONE: readonly Choice[] = [];
const asChoices = (areas: readonly { value: string; label: string }[]) =>
  areas.map(({ value, label }) => ({ id: value, name: label }));

/** Where, on which goods and at whom a promotion can be used. */
export const ScopeFields = () => {
  const translate = useTranslate();
  const record = useRecordContext<Partial<PromotionDetail>>();
  const own = currentSession()?.user.regions ?? null;
  const provinces = useAreas('province', undefined).choices;
  const regencies = useAreas('regency', undefined).choices;
  const { data } = useAnswer(promotionApi.products, {}, { staleTime: Number.POSITIVE_INFINITY });
  const all = translate('resources.promotion.all');
  const regions = REGION_CODES.filter(code => !own || own.includes(code) || record?.region_codes?.includes(code));
  const category = (code: string) => translate(`resources.promotion.choices.category_codes.${code}`);
  return (
    <>
      <ChecksInput
        source="region_codes"
        choices={regions.map(code => ({ id: code, name: REGIONS[code] }))}
        none={all}
      />
      <ChecksInput
        source="category_codes"
        choices={CATEGORY_CODES.map(code => ({ id: code, name: category(code) || CATEGORIES[code] }))}
        none={all}
      />
      <TagsInput
        source="province_codes"
        choices={useMemo(() => asChoices(provinces), [provinces])}
        names={record?.provinces ?? NONE}
      />
      <TagsInput
        source="regency_codes"
        choices={useMemo(() => asChoices(regencies), [regencies])}
        names={record?.regencies ?? NONE}
      />
      <TagsInput source="product_ids" choices={data?.list ?? NONE} names={record?.products ?? NONE} />
      <MerchantsInput names={record?.merchants ?? NONE} />
    </>
  );
};

/** Merchants are searched on the server: there are thousands. */
const MerchantsInput = ({ names }: { names: readonly Choice[] }) => {
  const { can } = useCatalogue();
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const { data } = useGetList(
    'merchant',
    { pagination: { page: 1, perPage: 10 }, filter: search ? { search } : {} },
    { enabled: search !== '' && can('merchant', 'list') },
  );
  const choices = useMemo(() => (data ?? []).map(({ id, name }) => ({ id: String(id), name: String(name) })), [data]);
  return <TagsInput source="merchant_ids" choices={choices} names={names} onSearch={setText} />;
};
