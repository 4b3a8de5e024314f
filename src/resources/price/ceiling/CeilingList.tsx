import { CircleCheck, CircleDot, CircleOff, Clock3, Tags } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { CeilingStatus, PriceCeiling } from '../../../../contract/price/priceCeiling';
import { PRICED_CATEGORIES, priceSlug } from '../../../../contract/price/priceRights';
import { holdsAny } from '../../../authProvider/session';
import { lazyPart } from '../../../ui/lazy/lazyPart';
import { CategoryTag } from '../../../ui/list/cells/CategoryTag';
import { StatusChip } from '../../../ui/list/cells/StatusChip';
import { SelectFilter } from '../../../ui/list/filter/SelectFilter';
import { List } from '../../../ui/list/List';
import { FormOverList } from '../../../ui/list/onDemand/FormOverList';
import { AreaFilter } from '../../../ui/list/someFilters/AreaFilter';
import { DataTable } from '../../../ui/list/table/DataTable';

const AddCeiling = lazyPart(() => import('./AddCeiling').then(module => module.AddCeiling));
const EditCeiling = lazyPart(() => import('./EditCeiling').then(module => module.EditCeiling));

const Column = DataTable.Col<PriceCeiling>;
const hidden = ['kind'];
const areaFields = { region: 'region', province: 'province' };

/** The price ceilings, with the form that the address opens. */
const CeilingList = () => {
  const translate = useTranslate();
  const t = (key: string) => translate(`resources.price_ceiling.${key}`);
  const readable = PRICED_CATEGORIES.filter(category => holdsAny([priceSlug('read', category)]));
  const filters = (
    <>
      <SelectFilter source="category" icon={Tags} among={readable} />
      <SelectFilter
        source="status"
        icon={CircleDot}
        optionText={({ id }) => <CeilingStatusChip status={id as CeilingStatus} />}
      />
      <AreaFilter fields={areaFields} />
    </>
  );
  return (
    <>
      <List filters={filters}>
        <DataTable hiddenColumns={hidden}>
          <Column source="product_name" secondaryText={({ category_code }) => <CategoryTag code={category_code} />} />
          <Column source="area_name" />
          <Column source="status" render={({ status }) => <CeilingStatusChip status={status} />} />
          <Column source="amount" />
          <Column source="valid_from" />
          <Column source="valid_to" emptyText={t('no_end')} />
          <Column source="source" />
          <Column source="kind" render={({ kind }) => t(`choices.kind.${kind}`)} />
        </DataTable>
      </List>
      <FormOverList resource="price_ceiling" add={AddCeiling} edit={EditCeiling} />
    </>
  );
};

export default CeilingList;

const looks = {
  in_force: { tone: 'success', icon: CircleCheck },
  upcoming: { tone: 'info', icon: Clock3 },
  ended: { tone: 'neutral', icon: CircleOff },
} as const;

/** Whether a ceiling is in force, upcoming or ended, as a chip. */
const CeilingStatusChip = ({ status }: { status: CeilingStatus }) => {
  const translate = useTranslate();
  return <StatusChip {...looks[status]} label={translate(`resources.price_ceiling.choices.status.${status}`)} />;
};
