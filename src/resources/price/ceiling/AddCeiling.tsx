import { useQueries } from '@tanstack/react-query';
import { type Identifier, useTranslate } from 'ra-core';
import { jakartaDay } from '../../../../contract/core/days';
import { priceApi } from '../../../../contract/price/priceApi';
import { priceCeilingInput } from '../../../../contract/price/priceCeiling';
import { PRICED_CATEGORIES, priceSlug } from '../../../../contract/price/priceRights';
import { holdsAny } from '../../../authProvider/session';
import { call } from '../../../dataProvider/call';
import { AreaInput } from '../../../ui/form/AreaInput';
import { Fields } from '../../../ui/form/Fields';
import { FormDialog } from '../../../ui/form/FormDialog';
import { firstRegion } from '../../../ui/form/RegionInput';
import { SelectInput } from '../../../ui/form/SelectInput';
import { useRecordSubmit } from '../../../ui/form/useRecordSubmit';
import type { Choice } from '../../../ui/list/cells/useSchemaChoices';
import { FORM_PARAMS } from '../../../ui/list/formParams';
import { productLabel } from '../useProductChoices';
import { Breaches } from './Breaches';
import { CeilingFields } from './CeilingFields';

interface AddCeilingProps {
  /** Called with the id before the form closes. */
  onSaved: (id: Identifier) => void;
  onClose: () => void;
}

const areaFields = { province: 'province_code' };

/** Adds the ceiling of a product in an area, after showing which prices are above it. */
export const AddCeiling = ({ onSaved, onClose }: AddCeilingProps) => {
  const translate = useTranslate();
  const region = firstRegion() ?? undefined;
  const products = useLimitedProducts();
  const submission = useRecordSubmit('price_ceiling', ({ id }) => onSaved(id));
  const t = (name: string) => translate(`resources.price_ceiling.${name}`);
  return (
    <FormDialog
      resource="price_ceiling"
      title={t('add_title')}
      input={priceCeilingInput}
      defaultValues={{
        product_id: null,
        province_code: null,
        kind: 'het',
        amount: null,
        source: null,
        valid_from: jakartaDay(),
        valid_to: null,
      }}
      heldBy={FORM_PARAMS}
      maxWidth="md"
      onClose={onClose}
      {...submission}
    >
      <Fields>
        <SelectInput source="product_id" label={t('fields.product_name')} choices={products} />
        <AreaInput fields={areaFields} within={region} whole={region ? {} : { province: t('whole_country') }} />
        <CeilingFields />
        <Breaches />
      </Fields>
    </FormDialog>
  );
};

/** The products of the categories whose ceilings the user may add. */
const useLimitedProducts = (): readonly Choice[] =>
  useQueries({
    queries: PRICED_CATEGORIES.filter(category =>
      // reading the products is a separate permission
      [priceSlug('create', category), priceSlug('read', category)].every(slug => holdsAny([slug])),
    ).map(category => ({
      queryKey: [priceApi.products.call, { category }, undefined],
      queryFn: () => call(priceApi.products, { params: { category } }),
    })),
    combine: answers =>
      answers.flatMap(({ data }) =>
        (data?.list ?? []).map(product => ({ id: product.id, name: productLabel(product) })),
      ),
  });
