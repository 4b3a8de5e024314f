import { useNavigate } from 'ra-core';
import { useId, useState } from 'react';
import { z } from 'zod';
import { priceApi } from '../../../contract/price/priceApi';
import { priceAddition } from '../../../contract/price/priceChange';
import { call } from '../../dataProvider/call';
import { AreaInput } from '../../ui/form/AreaInput';
import { CheckboxGroupInput } from '../../ui/form/CheckboxGroupInput';
import { Drafts } from '../../ui/form/draft/Drafts';
import { FormBase } from '../../ui/form/engine/FormBase';
import { useFormController } from '../../ui/form/engine/useFormController';
import { FormSection } from '../../ui/form/FormSection';
import { MoneyInput } from '../../ui/form/MoneyInput';
import { RecordPage } from '../../ui/form/RecordPage';
import { firstRegion } from '../../ui/form/RegionInput';
import { SaveBar } from '../../ui/form/SaveBar';
import { lazyPart } from '../../ui/lazy/lazyPart';
import type { PlanSource } from './PlanSource';
import { usePrices } from './usePrices';
import { useProductChoices } from './useProductChoices';

const PlanDrawer = lazyPart(() => import('./PlanDrawer').then(module => module.PlanDrawer));

const areaCode = z.string().nullable().default(null);
const nationwide = priceAddition.pick({ products: true, amount: true }).extend({
  province: areaCode.meta({ title: 'Provinsi', kind: 'area' }),
  regency: areaCode.meta({ title: 'Kabupaten/Kota', kind: 'area' }),
});
/** For users bound to regions, who cannot set nationwide prices. */
const regional = nationwide.extend({ province: z.string().meta({ title: 'Provinsi', kind: 'area' }) });
const start = { products: [], province: null, regency: null, amount: null };
const areaFields = { province: 'province', regency: 'regency' };

/** A change under review, while its form waits for the outcome. */
interface Look {
  source: PlanSource;
  apply: () => void;
  goBack: () => void;
}

/** Adds one price for products in an area, even where they are not sold yet; reviewed before it is applied. */
const PriceAdd = () => {
  const { t, resource, category } = usePrices();
  const navigate = useNavigate();
  const id = useId();
  const [look, setLook] = useState<Look | null>(null);
  const input = firstRegion() ? regional : nationwide;
  const controller = useFormController({
    id,
    resource,
    input,
    record: undefined,
    target: {
      submit: async ({ values }) => {
        const { province, regency, ...rest } = input.parse(values);
        const body = { category, ...rest, areas: [{ province_code: province, regency_code: regency }] };
        const source: PlanSource = {
          divisible: false,
          send: (options, key) => call(priceApi.add, { body: { ...body, ...options }, key }),
        };
        await new Promise<void>((apply, reject) =>
          setLook({ source, apply, goBack: () => reject(new DOMException('Not applied.', 'AbortError')) }),
        ).finally(() => setLook(null));
        return undefined;
      },
      onSaved: () => navigate(`/price/${category}`),
    },
  });
  return (
    <RecordPage>
      <FormBase controller={controller} className="form" defaultValues={start}>
        <div className="form-body">
          <Drafts controller={controller} defaultValues={start} />
          <AdditionFields />
        </div>
        <SaveBar saveLabel={t('add.look')} />
      </FormBase>
      {look && <PlanDrawer source={look.source} onClose={look.goBack} onDone={look.apply} />}
    </RecordPage>
  );
};

const AdditionFields = () => {
  const { t } = usePrices();
  const products = useProductChoices();
  const region = firstRegion() ?? undefined;
  return (
    <FormSection title={t('tools.add')} text={t('add.intro')}>
      <CheckboxGroupInput source="products" choices={products} fullWidth />
      <AreaInput
        fields={areaFields}
        within={region}
        whole={{ ...(!region && { province: t('add.country') }), regency: t('add.whole') }}
      />
      <MoneyInput source="amount" />
    </FormSection>
  );
};

export default PriceAdd;
